import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'

/** Words that everyone may read are judged as a message to a stranger is. */
export async function moderateWords(
  { moderation }: Deps,
  words: { field: string; text: string }[],
): Promise<void> {
  for (const { field, text } of words) {
    if (text === '') continue
    const verdict = await moderation.check({ content: text, before: [], isConfirmed: false })
    if (verdict.isCompliant) continue
    throw new Refused('message_flagged', {
      detail: verdict.reason,
      fields: [{ field, message: verdict.reason }],
      reasons: [...new Set(verdict.flags.map(({ fragment }) => fragment))],
    })
  }
}
