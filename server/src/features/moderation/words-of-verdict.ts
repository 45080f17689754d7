import { gravestOf, type Verdict } from '@roomtone/domain/moderation/verdict'
import { textsIn } from '@roomtone/texts/all/moderation/rules'
import type { Words } from '../../platform/words.ts'

/** A service that judges without naming a kind has words of its own, in its own language. */
export function wordsOfVerdict({ flags, reason }: Pick<Verdict, 'flags' | 'reason'>): Words {
  const kind = gravestOf(flags)?.kind
  return kind ? (language) => textsIn(language).rules[kind] : () => reason
}
