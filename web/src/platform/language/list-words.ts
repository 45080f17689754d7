import { LOCALE } from '@roomtone/texts/language'

/** `Ada, Bo, and Cy`, or `Ada, Bo, or Cy`, as the reader's language writes a list. */
export function listWords(
  words: Iterable<string>,
  type: 'conjunction' | 'disjunction' = 'conjunction',
  locale = LOCALE,
): string {
  return new Intl.ListFormat(locale, { type }).format(words)
}
