import { COHOST_RIGHTS } from '@roomtone/domain/access/cohost-rights'
import { z } from 'zod'
import { screen } from '../application/draft.ts'
import { endpoint, type Reply } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { photoView } from '../photo/photo.ts'

export const ownDraft = z.object({
  id,
  title: z.string(),
  city: z.string(),
  cover: photoView.nullable(),
  screen,
  /** 0 to 1. */
  progress: z.number(),
  /** The application it reworks. */
  applicationId: id.nullable(),
  updatedAt: instant,
})

export const ownApplication = z.object({
  id,
  status: z.enum(['pending', 'rejected']),
  title: z.string(),
  city: z.string(),
  state: z.string(),
  cover: photoView.nullable(),
  adminNotes: z.string().nullable(),
  revision: z.int(),
  submittedAt: instant,
  /** Set when it concerns a listing that is live meanwhile. */
  propertyId: id.nullable(),
})

/** Somebody else's, that you help with. */
export const sharedBy = z.object({
  /** First name of its host. */
  host: z.string(),
  rights: z.array(z.enum(COHOST_RIGHTS)),
})

export const ownListing = z.object({
  id,
  title: z.string(),
  city: z.string(),
  state: z.string(),
  cover: photoView.nullable(),
  pricePerDay: z.int(),
  isAvailable: z.boolean(),
  /** The house it is in, and how many spaces that has, this one included. */
  house: z.object({ id, name: z.string(), spaces: z.int() }),
  shared: sharedBy.nullable(),
})

const reviewTime = z.object({ unit: z.enum(['hour', 'day']), count: z.int() })

export const listOwnListings = endpoint({
  method: 'GET',
  path: '/api/hosting/listings',
  audience: 'member',
  summary: 'Your drafts, your applications under review or rejected, your listings and those shared with you',
  reply: z.object({
    drafts: z.array(ownDraft),
    applications: z.array(ownApplication),
    listings: z.array(ownListing),
    /** The time that a review usually takes; null with too little data, or with nothing in review. */
    reviewTime: reviewTime.nullable(),
  }),
  errors: [],
})

export type OwnDraft = z.output<typeof ownDraft>
export type OwnApplication = z.output<typeof ownApplication>
export type OwnListing = z.output<typeof ownListing>
export type ReviewTime = z.output<typeof reviewTime>
export type OwnListings = Reply<typeof listOwnListings>
