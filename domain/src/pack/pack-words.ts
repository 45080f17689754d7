import type { PackProblem } from './findings.ts'

type Words = { title: string; text: string }

const CONTAINER: Record<string, string> = {
  unsealed:
    "The archive doesn't end with our seal. It was cut off, added to, re-saved by another program, or never came from Roomtone.",
  changed: 'The archive is not what we sealed.',
  unreadable: "The rest can't be read as an archive.",
  newer: 'We signed it in a format newer than this checker. Please download the checker again.',
}

export const GOOD_PACK = 'This pack is exactly as Roomtone sealed it.'
export const GOOD_CONTAINER = 'The container is exactly as Roomtone sealed it.'

/** For people, on the page and on the command line. */
export function wordsOf(problem: PackProblem): Words {
  switch (problem.what) {
    case 'container':
      return { title: 'The container was changed', text: CONTAINER[problem.detail] ?? problem.detail }
    case 'passphrase':
      return {
        title: 'The passphrase does not open this pack',
        text: 'Each download has its own passphrase, shown once next to it. Please compare it character by character.',
      }
    case 'unknown_key':
      return {
        title: "The pack is signed with a key we haven't published",
        text: `${problem.key} isn't on this checker's list of keys. Either the pack isn't from Roomtone, or the list is older than the key. Get the newest list and check again.`,
      }
    case 'key_life':
      return {
        title: 'The pack is dated outside the time its key was in use',
        text: `Roomtone wasn't using ${problem.key} to sign at ${problem.asOf}. The list of keys says when each one was in use.`,
      }
    case 'signature':
      return {
        title: "The manifest isn't the one we signed",
        text: "Its signature doesn't match it, so nothing it lists can be trusted.",
      }
    case 'file_changed':
      return { title: `${problem.path} was changed`, text: "It isn't the file we sealed." }
    case 'file_missing':
      return { title: `${problem.path} is missing`, text: 'It was in the pack when we sealed it.' }
    case 'file_unlisted':
      return { title: `${problem.path} was added`, text: 'It was not in the pack when we sealed it.' }
    case 'chain':
      return {
        title: `The log breaks at entry ${problem.seq}`,
        text: "That entry doesn't follow from the one before it.",
      }
  }
}
