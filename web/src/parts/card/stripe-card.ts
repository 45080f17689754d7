import { checks } from '@roomtone/texts/checks'
import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js'
import { CARD_CHECKS } from './card-checks.ts'
import { cardProblem } from './card-token.ts'
import { stripeLook } from './stripe.ts'

export const STRIPE_FIELDS = ['number', 'expiry', 'cvc'] as const
export type StripeField = (typeof STRIPE_FIELDS)[number]

type Boxes = Partial<Record<StripeField, HTMLElement>>

export type Watcher = {
  onProblem: (field: StripeField, message: string | undefined) => void
  onFocus: (field: StripeField | null) => void
}

export type MountedCard = { exchange: () => Promise<string>; remove: () => void }

/** Puts Stripe's three fields into our boxes. */
export function mountCard(stripe: Stripe, boxes: Boxes, { onProblem, onFocus }: Watcher): MountedCard {
  const elements = stripe.elements()
  const style = stripeLook()
  const number = elements.create('cardNumber', { style, showIcon: true })
  const expiry = elements.create('cardExpiry', { style })
  const cvc = elements.create('cardCvc', { style })
  const parts = { number, expiry, cvc }
  for (const field of STRIPE_FIELDS) {
    // All three share these events; their types allow them only one by one.
    const element = parts[field] as StripeCardNumberElement
    const box = boxes[field]
    if (box) element.mount(box)
    element.on('change', ({ error }) => onProblem(field, error?.message))
    element.on('focus', () => onFocus(field))
    element.on('blur', () => onFocus(null))
  }

  async function exchange(): Promise<string> {
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: number })
    if (paymentMethod) return paymentMethod.id
    const field = fieldOf(error.code ?? '')
    parts[field].focus()
    throw cardProblem(field, error.message ?? checks[CARD_CHECKS[field].invalid])
  }

  return {
    exchange,
    remove: () => {
      for (const field of STRIPE_FIELDS) parts[field].destroy()
    },
  }
}

/** Its codes name the field: `incomplete_expiry`, `invalid_cvc`. */
export function fieldOf(code: string): StripeField {
  return STRIPE_FIELDS.find((field) => code.includes(field)) ?? 'number'
}
