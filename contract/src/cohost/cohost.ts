import { COHOST_RIGHTS } from '@roomtone/domain/access/cohost-rights'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { id, instant } from '../fields.ts'

/** In the order of the list, each once. */
export const cohostRights = z
  .array(z.enum(COHOST_RIGHTS))
  .min(1, check('rights_missing'))
  .max(20, check('rights_repeated'))
  .transform((rights) => COHOST_RIGHTS.filter((right) => rights.includes(right)))

const rights = z.array(z.enum(COHOST_RIGHTS))
const listing = z.object({ id, title: z.string(), city: z.string(), state: z.string() })

/** A house with several spaces. */
const house = z.object({ id, name: z.string() })

/** Someone who helps with one of your listings, was invited to, or used to. */
export const cohostView = z.object({
  id,
  listing,
  email: z.string(),
  /** Also spaces that are added to the house later. */
  hasWholeHouse: z.boolean(),
  /** Full name; null until the invitation was taken. */
  name: z.string().nullable(),
  isVerified: z.boolean(),
  rights,
  status: z.enum(['invited', 'expired', 'active', 'ended', 'declined']),
  invitedAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
  endedAt: instant.nullable(),
})

export type CohostView = z.output<typeof cohostView>

/** A listing of somebody else's that you help with. */
export const sharedView = z.object({ id, listing, host: z.string(), rights, since: instant })

export type SharedView = z.output<typeof sharedView>

export const sharedAccess = z.object({
  /** Whom you share with: open ones first, then what has ended within the last 90 days. */
  given: z.array(cohostView),
  /** What is shared with you. */
  received: z.array(sharedView),
  /** Your own listings, to choose from. */
  listings: z.array(listing.extend({ house: house.nullable() })),
})

export type SharedAccess = z.output<typeof sharedAccess>

export const invitationView = z.object({
  host: z.string(),
  /** The address it was sent to. */
  email: z.string(),
  listings: z.array(z.object({ title: z.string(), city: z.string(), state: z.string(), rights })),
  expiresAt: instant,
})

export type InvitationView = z.output<typeof invitationView>
