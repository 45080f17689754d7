import { type Letter, money } from './letter.ts'

type Paid = Pick<Letter, 'total' | 'credit'>

export function cardPart({ total, credit }: Paid): number {
  return total - credit
}

/** What was taken, and from where. */
export function chargedWords(letter: Paid): string {
  const { total, credit } = letter
  if (credit === 0) return `We charged ${money(total)} to your card.`
  if (credit === total) return `You paid ${money(total)} with gift cards and coupons. No card was charged.`
  return `You paid ${money(credit)} with gift cards and coupons, and we charged ${money(cardPart(letter))} to your card.`
}

/** What is only held so far. */
export function reservedWords(letter: Paid): string {
  const { total, credit } = letter
  const notYet = "You won't be charged until the host accepts."
  if (credit === 0) return `There's a ${money(total)} hold on your card. ${notYet}`
  if (credit === total)
    return `We set aside ${money(total)} of your gift cards and coupons, so no card is needed. ${notYet}`
  return `There's a ${money(cardPart(letter))} hold on your card, and we set aside ${money(credit)} of your gift cards and coupons. ${notYet}`
}

/** Nothing was taken, and what was held is free again. */
export function releaseWords(letter: Paid): string {
  const { total, credit } = letter
  const card = money(cardPart(letter))
  if (credit === 0) return `You weren't charged, and the ${card} hold on your card is being released.`
  if (credit === total) return "You weren't charged, and you can use your gift cards and coupons again."
  return `You weren't charged. The ${card} hold on your card is being released, and you can use your gift cards and coupons again.`
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
  const later = 'Your bank may take a few days to show it.'
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
