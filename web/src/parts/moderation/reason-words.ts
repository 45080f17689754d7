import { FLAG_REASONS } from '@roomtone/domain/moderation/verdict'
import { rules } from '@roomtone/texts/moderation/rules'

/** Why a text was refused; what another service said, or was kept before there were codes, is shown as it is. */
export function reasonWords(reason: string): string {
  const known = FLAG_REASONS.find((one) => one === reason)
  return known ? rules[known] : reason
}
