import { createHash } from 'node:crypto'
import type { Log } from '../log.ts'

/** A person who chooses a password waits for this, and chooses it all the same when the service is away. */
const PATIENCE_MS = 2000
const PREFIX = 5

export type LeakedPasswords = {
  has(password: string): Promise<boolean>
}

type Options = { url: string; log: Log }

/**
 * A service that knows passwords by the beginnings of their SHA-1, as Have I Been Pwned has made common: it is told
 * five characters of forty, answers with all that begin so, and never learns which was meant.
 */
export function createLeakedPasswords({ url, log }: Options): LeakedPasswords {
  return {
    has: async (password) => {
      const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
      try {
        return isAmong(await ask(url, digest.slice(0, PREFIX)), digest.slice(PREFIX))
      } catch (error) {
        log.warn(
          { cause: error instanceof Error ? error.name : 'unknown' },
          'leaked passwords could not be asked for; our own rules decide',
        )
        return false
      }
    },
  }
}

async function ask(url: string, prefix: string): Promise<string> {
  const response = await fetch(new URL(prefix, url), {
    // Answers of one size: their length would tell something of the beginning.
    headers: { 'add-padding': 'true', 'user-agent': 'Roomtone' },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.ok) return response.text()
  await response.body?.cancel()
  throw new Error(`answered ${response.status}`)
}

/** A line is `REST:COUNT`; what only fills the answer up has a count of none. */
function isAmong(answer: string, rest: string): boolean {
  return answer.split('\n').some((line) => {
    const [known, count] = line.trim().split(':')
    return known?.toUpperCase() === rest && count !== '0'
  })
}
