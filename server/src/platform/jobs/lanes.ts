import type { JobName } from './jobs.ts'

export type Lane = {
  name: 'main' | 'mails' | 'letters' | 'pictures' | 'errands'
  /** How many of its jobs a process runs in parallel. */
  hands: number
  /** How often idle hands look for what has become due; what is added for now is announced immediately. */
  pollMs: number
  /** Its jobs are short and many: fetched for all hands together, and crossed off together. */
  isQuick: boolean
}

/** What takes whole cores for seconds: one at a time beside everything else is all that a machine has to spare. */
const PICTURES: readonly JobName[] = ['encode-avif']
/** Jobs that wait for strangers' servers, or read everything that somebody has: no person waits for them. */
const ERRANDS: readonly JobName[] = ['fetch-calendar', 'export-data', 'reconcile-payments']

/**
 * Lanes have hands of their own, so that nothing waits behind what is slow by nature: money, deadlines and
 * sweeps not behind a mail server, and neither of them behind forty photos or a thousand calendars. Letters
 * are the mails of mailings: a person waiting for a code does not wait for news to everybody.
 */
export const LANES: readonly Lane[] = [
  { name: 'main', hands: 4, pollMs: 1000, isQuick: true },
  { name: 'mails', hands: 4, pollMs: 1000, isQuick: true },
  { name: 'letters', hands: 2, pollMs: 5000, isQuick: false },
  { name: 'pictures', hands: 1, pollMs: 5000, isQuick: false },
  { name: 'errands', hands: 4, pollMs: 5000, isQuick: false },
]

export function laneOf(name: JobName): Lane['name'] {
  if (name === 'send-mail') return 'mails'
  if (name === 'send-letter') return 'letters'
  if (PICTURES.includes(name)) return 'pictures'
  return ERRANDS.includes(name) ? 'errands' : 'main'
}

export function handsOf(lane: Lane['name']): number {
  return LANES.find(({ name }) => name === lane)?.hands ?? 0
}
