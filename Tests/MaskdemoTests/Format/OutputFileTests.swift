import Foundation
import Testing

@testable import maskdemo

@Suite struct OutputFileTests {
  @Test func aNewFile() throws {
    let workspace = try Workspace()
    let run = try workspace.shell(
      #"umask 027; "$MASKDEMO" format --output out 1380 1390; stat -c %a out"#)
    #expect(run.text == "640\n")
    #expect(try workspace.read("out") == "138 0\n139 0\n")
    #expect(try workspace.names() == ["out"])
  }

  @Test func theInputCanBeTheOutput() throws {
    let workspace = try Workspace()
    try workspace.write("1380\n", to: "file")
    #expect(try workspace.run("format", "--input", "file", "--output", "file").status == 0)
    #expect(try workspace.read("file") == "138 0\n")
  }

  @Test func permissionsStay() throws {
    let run = try Workspace().shell(
      #"echo old > out; chmod 751 out; "$MASKDEMO" format --output out 1380; stat -c %a out"#)
    #expect(run.text == "751\n")
  }

  @Test func aLinkStaysALink() throws {
    let run = try Workspace().shell(
      """
      mkdir a b; echo old > b/real; ln -s ../b/real a/link; ln -s a/link chain
      "$MASKDEMO" format --output chain 1380
      readlink chain a/link; cat b/real; ls -A a b
      """)
    #expect(run.text == "a/link\n../b/real\n138 0\na:\nlink\n\nb:\nreal\n")
  }

  @Test func aLinkToNothingMakesItsTarget() throws {
    let run = try Workspace().shell(
      #"ln -s real link; "$MASKDEMO" format --output link 1380; cat real; readlink link"#)
    #expect(run.text == "138 0\nreal\n")
  }

  @Test func linksInACircleAreAnError() throws {
    let run = try Workspace().shell(
      #"ln -s b a; ln -s a b; "$MASKDEMO" format --output a 1380"#)
    #expect(run.status == 73)
    #expect(run.errors == "Error: Can't write 'a': Too many levels of symbolic links\n")
  }

  @Test func whatIsNoFileIsWrittenDirectly() throws {
    let run = try Workspace().shell(
      """
      "$MASKDEMO" format --output /dev/null 1380; stat -c %F /dev/null
      mkfifo pipe; cat pipe & "$MASKDEMO" format --output pipe 1380; wait; stat -c %F pipe
      "$MASKDEMO" format --output - 1390
      """)
    #expect(run.text == "character special file\n138 0\nfifo\n139 0\n")
  }

  @Test func aFailingRunLeavesTheOldFile() throws {
    let workspace = try Workspace()
    try workspace.write("old\n", to: "out")
    let run = try workspace.run("format", "--strict", "--output", "out", "138")
    #expect(run.status == 1)
    #expect(try workspace.read("out") == "old\n")
    #expect(try workspace.names() == ["out"])
  }

  @Test func anUnreadableInputLeavesTheOldFile() throws {
    let workspace = try Workspace()
    try workspace.write("old\n", to: "out")
    let run = try workspace.run("format", "--input", "absent", "--output", "out")
    #expect(run.status == 66)
    #expect(try workspace.read("out") == "old\n")
    #expect(try workspace.names() == ["out"])
  }

  @Test func aFileTooLargeForTheLimitLeavesTheOldFile() throws {
    let workspace = try Workspace()
    try workspace.write("old\n", to: "out")
    let run = try workspace.shell(
      """
      trap '' XFSZ; ulimit -f 8
      yes 13800138000 | head -100000 | "$MASKDEMO" format --output out
      """)
    #expect(run.status == 74)
    // Where coverage is measured, its own file is too large as well, and says so behind this.
    #expect(run.errors.hasPrefix("Error: Can't write to 'out': File too large\n"))
    #expect(try workspace.read("out") == "old\n")
    #expect(try workspace.names() == ["out"])
  }

  @Test(arguments: ["INT", "TERM", "HUP"]) func aSignalLeavesTheOldFile(_ signal: String) throws {
    let workspace = try Workspace()
    try workspace.write("old\n", to: "out")
    // A job in the background ignores SIGINT unless the shell controls jobs.
    let run = try workspace.shell(
      """
      set -m; mkfifo pipe
      "$MASKDEMO" format --input pipe --output out & job=$!
      exec 3> pipe; echo 1380 >&3
      for i in $(seq 100); do ls -A | grep -q maskdemo- && break; sleep 0.05; done
      kill -\(signal) $job; wait $job; echo $?
      exec 3>&-; rm pipe
      """)
    let number = ["INT": 130, "TERM": 143, "HUP": 129][signal, default: 0]
    #expect(run.text == "\(number)\n")
    #expect(try workspace.read("out") == "old\n")
    #expect(try workspace.names() == ["out"])
  }

  @Test func aReaderSeesTheOldFileUntilTheEnd() throws {
    let run = try Workspace().shell(
      """
      echo old > out; mkfifo pipe
      "$MASKDEMO" format --input pipe --output out &
      exec 3> pipe; echo 1380 >&3; sleep 0.2
      cat out; exec 3>&-; wait; cat out
      """)
    #expect(run.text == "old\n138 0\n")
  }
}
