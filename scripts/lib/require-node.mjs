// Everything loaded before this check uses only syntax that a Node of 2020 can read, so that it can print its
// message.
const [major, minor] = process.versions.node.split('.').map(Number)
const suits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24

if (!suits) {
  console.error(
    `Roomtone needs Node 20.19 or later (20, 22 or 24 and newer), and this is Node ${process.versions.node}.`,
  )
  process.exit(1)
}
