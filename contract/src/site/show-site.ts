import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const site = z.object({
  year: z.int(),
  supportEmail: z.string(),
  inviteOnly: z.boolean(),
  /** Of a MapLibre style; null: the packaged outline is the map. */
  mapStyleUrl: z.string().nullable(),
  /** Who takes the money; the key is Stripe's public one, and empty otherwise. */
  payments: z.object({ provider: z.enum(['simulated', 'stripe']), publishableKey: z.string() }),
  demo: z
    .object({
      password: z.string(),
      accounts: z.array(z.object({ email: z.string(), who: z.string() })),
      invitedEmail: z.string(),
    })
    .nullable(),
})

export type Site = z.output<typeof site>

export const showSite = endpoint({
  method: 'GET',
  path: '/api/site',
  audience: 'anyone',
  summary: 'What every page needs to know of this installation',
  reply: site,
  errors: [],
})
