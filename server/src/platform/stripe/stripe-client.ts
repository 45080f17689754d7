import type Stripe from 'stripe'
import { stripeSdk } from './stripe-sdk.ts'

/** What every service of Stripe needs. */
export type StripeSettings = {
  secretKey: string
  /** Null: Stripe itself. Tests put a peer of their own here. */
  apiUrl: string | null
}

const TIMEOUT_MS = 10_000

export function createStripeClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const Client = stripeSdk()
  return new Client(secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(apiUrl === null ? {} : peerOf(new URL(apiUrl))),
  })
}

function peerOf({ hostname, port, protocol }: URL) {
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return {
    host: hostname,
    port: port === '' ? (scheme === 'http' ? 80 : 443) : Number(port),
    protocol: scheme,
  } as const
}
