/** Whole US cents. Money is never a fraction of a cent, and becomes a string only for display. */
export type Cents = number

const DOLLAR = 100

/** A share of an amount, to the nearest cent; halves go up. */
export function percentOf(amount: Cents, percent: number): Cents {
  return roundHalfUp((amount * percent) / 100)
}

/** To the nearest whole dollar; halves go up. */
export function toWholeDollars(amount: Cents): Cents {
  return roundHalfUp(amount / DOLLAR) * DOLLAR
}

export function upToWholeDollars(amount: Cents): Cents {
  return Math.ceil(amount / DOLLAR) * DOLLAR
}

/** Products of whole numbers and percentages can end in .4999…; a billionth of a cent does not matter. */
function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + 1e-9)
}
