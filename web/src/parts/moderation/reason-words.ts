import { FLAG_REASONS } from '@roomtone/domain/moderation/verdict'
import { rules } from '@roomtone/texts/moderation/rules'

/**
 * Why a text was refused; the words of another service, or from before there were codes, are shown as they
 * are.
 */
export function reasonWords(reason: string): string {
  const known = FLAG_REASONS.find((one) => one === reason)
  return known ? rules[known] : reason
}
