import { CANCELLATION_POLICIES } from '@roomtone/domain/cancellation/policy'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cancellationStep } from '../listing/cancellation-step.ts'

export const site = z.object({
  year: z.int(),
  supportEmail: z.string(),
  inviteOnly: z.boolean(),
  /** Of a subtotal, in hundredths of a percent; the tax of places that have none of their own. */
  feeHundredths: z.int(),
  taxHundredths: z.int(),
  /** The steps of each cancellation policy, for bookings made from now on. */
  cancellation: z.record(z.enum(CANCELLATION_POLICIES), z.array(cancellationStep)),
  /** Of a MapLibre style; null: the packaged outline is the map. */
  mapStyleUrl: z.string().nullable(),
  /** Who takes the money; the key is Stripe's public one, and empty otherwise. */
  payments: z.object({ provider: z.enum(['simulated', 'stripe']), publishableKey: z.string() }),
  /** Whether Google can be used to sign in. */
  google: z.boolean(),
  /** Where passkeys can be used, as browsers write it; null: nowhere. Pages under another host hide them. */
  passkeyOrigin: z.string().nullable(),
  demo: z
    .object({
      password: z.string(),
      accounts: z.array(
        z.object({
          email: z.string(),
          kind: z.enum(['creator', 'host', 'newcomer', 'admin']),
        }),
      ),
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
