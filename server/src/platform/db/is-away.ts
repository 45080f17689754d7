/** Refused or broken connections, a server that is starting or stopping, no connection to be had, time run out. */
const STATES = /^(08...|57P0[1-5]|57014|53300|25P0[34])$/
const CALLS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** The driver has no codes for these. */
const WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
]

/** The database does not answer; another try may find it working again. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if (code !== undefined && (STATES.test(code) || CALLS.has(code))) return true
  return WORDS.some((words) => error.message.startsWith(words))
}
