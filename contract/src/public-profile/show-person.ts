import { PROMPTS } from '@roomtone/domain/account/prompts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { propertyCard } from '../listing/property-card.ts'

/** What members may know of each other. It contains no contact details and no last name. */
const details = z.object({
  isVerified: z.boolean(),
  memberSince: instant,
  intro: z.string(),
  /** In the order of the page; those without an answer are left out. */
  prompts: z.array(z.object({ prompt: z.enum(PROMPTS), text: z.string() })),
  /** About a host's requests of the last 90 days; null with too little data. */
  response: z.object({ percent: z.int(), medianMinutes: z.int() }).nullable(),
  /** Their spaces that can be booked. */
  listings: z.array(propertyCard),
})

export type PersonDetails = z.output<typeof details>

/** What anyone may know of a member, beside their reviews. */
export const publicPerson = z.object({
  id,
  /** What they like to be called, or their first name. */
  name: z.string(),
  avatarUrl: z.string().nullable(),
  /** Reviews are of them as a host too. */
  isHost: z.boolean(),
  /** They let search engines show them. */
  isFindable: z.boolean(),
  /** Null unless the viewer is signed in. */
  details: details.nullable(),
})

export type PublicPerson = z.output<typeof publicPerson>

export const showPerson = endpoint({
  method: 'GET',
  path: '/api/people/:id',
  audience: 'anyone',
  summary:
    'The profile of a member, with details for members only; not found once they are suspended, deactivated or gone',
  params: z.object({ id }),
  reply: publicPerson,
  errors: ['not_found'],
})
