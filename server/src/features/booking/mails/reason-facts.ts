import type { Fact, Writing } from './letter.ts'

/** Why somebody ended it: in the words of the list they chose from, or as an admin wrote it. */
export function reasonFacts({ letter, texts }: Writing, labels: Readonly<Record<string, string>>): Fact[] {
  const { endReason } = letter
  return endReason === '' ? [] : [[texts.facts.reason, labels[endReason] ?? endReason]]
}
