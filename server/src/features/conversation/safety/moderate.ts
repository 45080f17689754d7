import type { Verdict } from '@roomtone/domain/moderation/verdict'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { wordsOfReason } from '../../moderation/entry.ts'
import type { Sending } from '../message/sending.store.ts'

/** A message that is kept for an admin although no one else will see it. */
export type Held = Verdict & { severity: 'high' }

/**
 * Null: fine. Minor findings go back to the sender, who can fix the text; serious ones are kept for an admin.
 */
export async function moderate(
  deps: Deps,
  { before, isConfirmed }: Sending,
  content: string,
): Promise<Held | null> {
  if (content === '') return null
  const verdict = await deps.moderation.check({ content, before, isConfirmed })
  if (verdict.isCompliant) return null
  if (verdict.severity === 'high') return { ...verdict, severity: 'high' }
  throw new Refused('message_flagged', {
    detail: wordsOfReason(verdict.reason),
    reasons: [...new Set(verdict.flags.map(({ fragment }) => fragment))],
  })
}
