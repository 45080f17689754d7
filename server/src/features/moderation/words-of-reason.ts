import { FLAG_REASONS } from '@roomtone/domain/moderation/verdict'
import { textsIn } from '@roomtone/texts/all/moderation/rules'
import type { Words } from '../../platform/words.ts'

/** A service that judges without naming a kind has words of its own, in its own language. */
export function wordsOfReason(reason: string): Words {
  const known = FLAG_REASONS.find((one) => one === reason)
  return known ? (language) => textsIn(language).rules[known] : () => reason
}
