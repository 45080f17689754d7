import type { Verdict } from '@roomtone/domain/moderation/verdict'
import { z } from 'zod'
import type { Log } from '../log.ts'
import type { Asked, Moderation } from './moderation.ts'

/** A message waits for its verdict, and so does the person who sent it. */
const PATIENCE_MS = 2000

const answer = z.discriminatedUnion('is_compliant', [
  z.object({ is_compliant: z.literal(true) }),
  z.object({
    is_compliant: z.literal(false),
    reason: z.string().trim().min(1).max(500),
    severity: z.enum(['low', 'medium', 'high']),
  }),
])

type Options = {
  url: string
  token: string | null
  /** Decides when the service is down, slow or answers nonsense. */
  fallback: Moderation
  log: Log
}

export function createExternalModeration({ url, token, fallback, log }: Options): Moderation {
  return {
    name: 'external',
    check: async (asked: Asked) => {
      try {
        return await ask(url, token, asked.content)
      } catch (error) {
        // Neither the message nor the answer belongs in a log.
        log.warn(
          { cause: error instanceof Error ? error.name : 'unknown' },
          'moderation service failed; offline rules decide',
        )
        return fallback.check(asked)
      }
    },
  }
}

async function ask(url: string, token: string | null, message: string): Promise<Verdict> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ message }),
    // Only the configured address may read what people write to each other.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`answered ${response.status}`)
  }
  const verdict = answer.parse(await response.json())
  if (verdict.is_compliant) return { isCompliant: true, reason: '', severity: null, flags: [] }
  return { isCompliant: false, reason: verdict.reason, severity: verdict.severity, flags: [] }
}
