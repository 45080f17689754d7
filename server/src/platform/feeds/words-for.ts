import { FeedProblem } from './feed-problem.ts'

const BY_CODE: Record<string, string> = {
  ENOTFOUND: 'No server answers to this name.',
  EAI_AGAIN: 'No server answers to this name at the moment.',
  ECONNREFUSED: 'The server does not accept connections.',
  ECONNRESET: 'The server broke off.',
  EHOSTUNREACH: 'The server cannot be reached.',
  ENETUNREACH: 'The server cannot be reached.',
  ETIMEDOUT: 'The server did not answer in time.',
}

/** What went wrong with a connection, without its innards. Anything unforeseen is a server that cannot be read. */
export function wordsFor(error: unknown, timedOut: boolean): FeedProblem {
  if (error instanceof FeedProblem) return error
  if (timedOut) return new FeedProblem('The server took longer than 10 seconds.')
  const code = codeOf(error)
  if (/^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code))
    return new FeedProblem("The server's certificate is not valid.")
  return new FeedProblem(BY_CODE[code] ?? 'The server did not give a readable answer.')
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return String(error.code)
}
