import type { Fact, Writing } from './letter.ts'

/** What was paid; where more than a card has paid, by what. */
export function paidFacts({ letter, texts: { facts }, money }: Writing): Fact[] {
  const { total, credit } = letter
  const paid: Fact[] = [[facts.paid, money(total)]]
  if (credit > 0) paid.push([facts.withCredits, money(credit)])
  if (credit > 0 && credit < total) paid.push([facts.byCard, money(total - credit)])
  return paid
}
