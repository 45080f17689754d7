import type { PackProblem } from './findings.ts'

type Words = { title: string; text: string }

const CONTAINER: Record<string, string> = {
  unsealed:
    'The archive does not end with our seal. It was cut short, added to, saved anew by some program, or never came from Roomtone.',
  changed: 'The bytes of the archive are not the ones that we sealed.',
  unreadable: 'What is left cannot be read as an archive.',
  newer: 'It is signed by us, in a format newer than this check. Please get the check anew.',
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
        text: 'Each download has a passphrase of its own, shown once beside it. Please compare it sign by sign.',
      }
    case 'unknown_key':
      return {
        title: 'The pack is signed with a key that we have not published',
        text: `${problem.key} is not on the list that this check carries. Either the pack is not from Roomtone, or the list is older than the key: get the newest list and check again.`,
      }
    case 'key_life':
      return {
        title: 'The pack is dated outside the life of its key',
        text: `${problem.key} did not sign for Roomtone at ${problem.asOf}: the list of keys says from when until when each one did.`,
      }
    case 'signature':
      return {
        title: 'The manifest is not the one that we signed',
        text: 'Its signature does not belong to it, so nothing that it lists can be relied on.',
      }
    case 'file_changed':
      return { title: `${problem.path} was changed`, text: 'Its bytes are not the ones that we sealed.' }
    case 'file_missing':
      return { title: `${problem.path} is missing`, text: 'It was in the pack when we sealed it.' }
    case 'file_unlisted':
      return { title: `${problem.path} was added`, text: 'It was not in the pack when we sealed it.' }
    case 'chain':
      return {
        title: `The log breaks at entry ${problem.seq}`,
        text: 'That entry does not follow from the one before it.',
      }
  }
}
