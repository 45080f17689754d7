import type { Stripe } from '@stripe/stripe-js'

let loading: Promise<Stripe | null> | null = null

/** Stripe's script is loaded when a card is about to be typed, and never before. */
export async function theStripe(publishableKey: string): Promise<Stripe> {
  loading ??= import('@stripe/stripe-js/pure').then(({ loadStripe }) => loadStripe(publishableKey))
  try {
    const stripe = await loading
    if (stripe) return stripe
  } catch (error) {
    console.warn(error)
  }
  // A network that failed once may work the next time.
  loading = null
  throw new Error('Stripe could not be loaded')
}

/** Its fields are in their own frames, where our style sheet does not apply. */
export function stripeLook() {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    base: {
      color: token('--ink'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      '::placeholder': { color: token('--ink-2') },
    },
    invalid: { color: token('--bad') },
  }
}

/** Resolves when the person returns, whatever the bank said: the server asks Stripe for that. */
export async function showBank(publishableKey: string, clientSecret: string): Promise<void> {
  const stripe = await theStripe(publishableKey)
  await stripe.handleNextAction({ clientSecret })
}
