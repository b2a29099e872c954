"""Which module of python-stdnum judges which mask, and where the two differ on purpose."""

# Mask id to module. The module's `is_valid` gets the value, its `format` (if it has one that does
# more than strip separators) has to give the mask's text.
MODULES = {
    "au.abn": "au.abn",
    "au.acn": "au.acn",
    "au.tfn": "au.tfn",
    "bic": "bic",
    "br.cnpj": "br.cnpj",
    "br.cpf": "br.cpf",
    "ca.bn": "ca.bn",
    "ca.sin": "ca.sin",
    "ch.ahv": "ch.ssn",
    "cn.resident-id": "cn.ric",
    "cn.uscc": "cn.uscc",
    "de.steuer-id": "de.idnr",
    "ean.13": "ean",
    "ean.8": "ean",
    "es.cif": "es.cif",
    "es.dni": "es.nif",
    "es.postcode": "es.postal_code",
    "fr.nir": "fr.nir",
    "fr.siren": "fr.siren",
    "fr.siret": "fr.siret",
    "gb.nhs": "gb.nhs",
    "gb.utr": "gb.utr",
    "gtin.14": "ean",
    "imei": "imei",
    "in.aadhaar": "in_.aadhaar",
    "in.gstin": "in_.gstin",
    "in.pan": "in_.pan",
    "isbn.10": "isbn",
    "isbn.13": "isbn",
    "isin": "isin",
    "issn": "issn",
    "it.codice-fiscale": "it.codicefiscale",
    "it.piva": "it.iva",
    "jp.corporate": "jp.cn",
    "kr.brn": "kr.brn",
    "kr.rrn": "kr.rrn",
    "lei": "lei",
    "mac": "mac",
    "nl.bsn": "nl.bsn",
    "nl.postcode": "nl.postcode",
    "pl.pesel": "pl.pesel",
    "ru.inn": "ru.inn",
    "ru.ogrn": "ru.ogrn",
    "se.personnummer": "se.personnummer",
    "tr.tckimlik": "tr.tckimlik",
    "upc.a": "ean",
    "us.ein": "us.ein",
    "us.itin": "us.itin",
    "us.routing": "us.rtn",
    "us.ssn": "us.ssn",
    "vat": "eu.vat",
    "vat.xi": "gb.vat",
}

# Masks of one family have one module.
FAMILIES = {"card": "luhn", "cn.bankcard": "luhn", "iban": "iban", "vat.": "eu.vat"}

# Without a check of their own.
WITHOUT = {"card.expiry", "card.cvc"}

# Why stdnum may refuse a value that the mask takes: it knows more than the mask's check says. The
# other way round is always an error.
VERDICTS = {
    "bic": "stdnum also knows which country codes exist",
    "ca.bn": "stdnum also knows the account types, but not all of them",
    "cn.resident-id": "stdnum also looks at the date of birth and the place",
    "de.steuer-id": "stdnum also counts how often each digit occurs",
    "fr.siret": "stdnum also checks the SIREN inside",
    "iban.be": "stdnum also checks the national digits; the mask does not, on purpose",
    "iban.no": "stdnum also checks the national digits; the mask does not, on purpose",
    "isbn.13": "stdnum also looks for 978 and 979",
    "isin": "stdnum also knows which country codes exist",
    "it.piva": "stdnum also looks at the number of the province",
    "kr.rrn": "stdnum also looks at the date of birth and the place",
    "pl.pesel": "stdnum also looks at the date of birth",
    "se.personnummer": "stdnum also looks at the date of birth",
    "vat.cz": "stdnum also looks at the date of birth in a person's number",
}

# The masks of which an example, too, may be refused by stdnum.
EXAMPLES = {"iban.be"}

# Why the text may differ from stdnum's format.
FORMATS = {
    "bic": "the mask shows bank, country, place and branch apart",
    "ca.sin": "the mask shows spaces, as the card does, and not hyphens",
    "cn.resident-id": "the mask shows place, date of birth and serial number apart",
    "cn.uscc": "the mask shows the parts of the code apart",
    "vat.xi": "the mask shows the country code too",
}


def module_of(mask_id):
    """The name of the module that judges a mask, or None."""
    if mask_id in WITHOUT:
        return None
    if mask_id in MODULES:
        return MODULES[mask_id]
    for prefix, module in FAMILIES.items():
        if mask_id == prefix or mask_id.startswith(prefix.rstrip(".") + "."):
            return module
    return None


def kept(mask_id):
    """How many characters at the start stay as they are in a mutation, because they say which
    format it is: another brand, another country."""
    if mask_id == "card":
        return 6
    return 2 if mask_id == "vat" or mask_id.startswith(("iban.", "vat.")) else 0


def verdict(mask_id, judge, value):
    """stdnum's verdict on a value."""
    if mask_id == "es.dni":
        # The mask is for these two; the module takes other tax numbers as well.
        return judge.dni.is_valid(value) or value[0] in "XYZ" and judge.nie.is_valid(value)
    if mask_id == "mac":
        # Whether a maker's number is assigned is no question of form.
        return judge.is_valid(":".join(value[i : i + 2] for i in range(0, 12, 2)), False)
    if mask_id == "se.personnummer":
        value = value[:-4] + "-" + value[-4:]
    try:
        return judge.is_valid(value)
    except KeyError:
        # cn.ric stumbles over places that are no longer in its list.
        return False
