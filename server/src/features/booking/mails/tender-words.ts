import { type Letter, money } from './letter.ts'

type Paid = Pick<Letter, 'total' | 'credit'>

export function cardPart({ total, credit }: Paid): number {
  return total - credit
}

/** What was taken, and from where. */
export function chargedWords(letter: Paid): string {
  const { total, credit } = letter
  if (credit === 0) return `${money(total)} has been charged to your card.`
  if (credit === total)
    return `${money(total)} was paid with your gift cards and coupons. No card was charged.`
  return `${money(credit)} was paid with your gift cards and coupons, and ${money(cardPart(letter))} has been charged to your card.`
}

/** What is only held so far. */
export function reservedWords(letter: Paid): string {
  const { total, credit } = letter
  const notYet = "You won't be charged until the host accepts."
  if (credit === 0) return `${money(total)} is reserved on your card. ${notYet}`
  if (credit === total)
    return `${money(total)} of your gift cards and coupons is held for it, and no card is needed. ${notYet}`
  return `${money(cardPart(letter))} is reserved on your card, and ${money(credit)} of your gift cards and coupons is held. ${notYet}`
}

/** Nothing was taken, and what was held is free again. */
export function releaseWords(letter: Paid): string {
  const { total, credit } = letter
  const card = `the ${money(cardPart(letter))} reserved on your card is being let go`
  if (credit === 0) return `Nothing was charged: ${card}.`
  if (credit === total) return `Nothing was charged: your gift cards and coupons can be used again.`
  return `Nothing was charged: ${card}, and your gift cards and coupons can be used again.`
}

type Back = Pick<Letter, 'refunded' | 'toCredit'>

/** Where a refund goes. */
export function backWords({ refunded, toCredit }: Back): string {
  if (toCredit === 0) return `${money(refunded)} goes back to your card`
  if (toCredit === refunded) return `${money(refunded)} is back on your gift cards and coupons`
  return `${money(toCredit)} is back on your gift cards and coupons, and ${money(refunded - toCredit)} goes back to your card`
}

/** What comes back of what was paid. */
export function refundWords(letter: Back & Paid): string {
  const { refunded, toCredit, total } = letter
  const later = 'Banks take a few days to show it.'
  if (toCredit === 0)
    return `${money(refunded)} of the ${money(total)} you paid goes back to your card. ${later}`
  const where = `Of the ${money(total)} you paid, ${backWords(letter)}.`
  return toCredit === refunded ? where : `${where} ${later}`
}

/** For the facts, where more than a card has paid. */
export function paidFacts(letter: Paid): [string, string][] {
  const { total, credit } = letter
  if (credit === 0) return [['Paid', money(total)]]
  return [
    ['Paid', money(total)],
    ['With gift cards and coupons', money(credit)],
    ...(credit < total ? [['By card', money(cardPart(letter))] as [string, string]] : []),
  ]
}
