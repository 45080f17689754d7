import { money } from '@roomtone/texts/language'

/** `4.9`, with the language's decimal mark. */
export function formatRating(rating: number): string {
  return rating.toFixed(1).replace('.', money.decimal)
}
