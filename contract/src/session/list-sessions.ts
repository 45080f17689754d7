import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

export const deviceSession = z.object({
  id,
  /** `Chrome`; null: not known, and so with its system. */
  browser: z.string().nullable(),
  /** `macOS` */
  system: z.string().nullable(),
  /** Masked: enough to recognize one's own network. */
  address: z.string(),
  /** Only where a proxy that the operator trusts sends it. */
  place: z.string().nullable(),
  startedAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})

export type DeviceSession = z.output<typeof deviceSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  audience: 'member',
  summary: 'Where this account is signed in, the current session first',
  reply: z.object({ items: z.array(deviceSession) }),
  errors: [],
})
