import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const payoutAccountView = z.object({
  /** none: nothing is set up; incomplete: the provider wants to know more. */
  status: z.enum(['none', 'incomplete', 'active', 'refused']),
  /** The bank and the last four. */
  label: z.string(),
  provider: z.enum(['simulated', 'stripe']),
})

export type PayoutAccountView = z.output<typeof payoutAccountView>

export const showPayoutAccount = endpoint({
  method: 'GET',
  path: '/api/payouts/account',
  audience: 'member',
  summary: 'Where your payouts go; asks the provider when it is not complete yet',
  reply: payoutAccountView,
  errors: [],
})

export const setUpPayoutAccount = endpoint({
  method: 'POST',
  path: '/api/payouts/account',
  audience: 'verified',
  summary: 'Set up or replace the account that payouts go to; with Stripe the answer says where to go on',
  proof: 'fresh',
  body: z.object({
    /** Of the simulated provider only: what the page made of the bank details. */
    token: z.string().min(1).max(255).optional(),
  }),
  reply: payoutAccountView.extend({
    /** The provider's own page; null when nothing more is to be done. */
    url: z.string().nullable(),
  }),
  errors: ['validation_failed', 'payments_unreachable', 'rate_limited'],
})
