import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { email, id, instant } from '../fields.ts'
import { photoView } from '../photo/photo.ts'
import { text } from '../text-class.ts'

export const CREW_MAX = 500

const name = text(
  'after_confirmation',
  z.string().trim().min(1, check('name_missing')).max(120, check('name_over_limit')),
)
const role = text(
  'after_confirmation',
  z.string().trim().min(1, check('role_missing')).max(80, check('role_too_long')),
)
const note = (max: number) => text('after_confirmation', z.string().trim().max(max, check('text_too_long')))

export const crewMember = z.object({
  id,
  name: z.string(),
  role: z.string(),
  /** For the guest alone, who wrote it; null for the host. */
  email: z.string().nullable(),
  isMinor: z.boolean(),
  /** Their personal link: whether one is out, and when it was opened. Null for the host. */
  link: z
    .object({
      code: z.string(),
      sentAt: instant,
      expiresAt: instant,
      views: z.int(),
      lastViewedAt: instant.nullable(),
    })
    .nullable(),
})

export type CrewMemberView = z.output<typeof crewMember>

export const callSheet = z.object({
  callAt: instant,
  parking: z.string(),
  contacts: z.string(),
  hospital: z.string(),
  notes: z.string(),
})

export const crewView = z.object({
  members: z.array(crewMember),
  /** Which state of the list this is; a save names the one it was made from. */
  revision: z.string(),
  /** As many as were booked may be listed. */
  most: z.int(),
  allowsMinors: z.boolean(),
  canEdit: z.boolean(),
  /** Null until it is written. */
  callSheet: callSheet.nullable(),
  startsAt: instant,
  /** As it was booked, after prep. */
  callAt: instant,
  timeZone: z.string(),
  /** From when the crew's links show the address. */
  addressFrom: instant,
})

export type CrewView = z.output<typeof crewView>

export const showCrew = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/crew',
  audience: 'member',
  summary: 'The crew list and the call sheet of a booking, for its guest, its host and admins',
  params: z.object({ id }),
  reply: crewView,
  errors: ['not_found'],
})

export const saveCrew = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/crew',
  audience: 'member',
  summary: 'For the guest: everyone who will be in the space',
  params: z.object({ id }),
  body: z.object({
    /** The revision that the page loaded: of two simultaneous saves, the second is `stale`. */
    revision: z.string().max(64),
    members: z
      .array(z.object({ id: id.optional(), name, role, email: email.nullable(), isMinor: z.boolean() }))
      .max(CREW_MAX),
  }),
  limit: { max: 120, seconds: 60 },
  reply: crewView,
  errors: [
    'not_found',
    'validation_failed',
    'crew_too_large',
    'not_allowed_here',
    'no_longer_possible',
    'stale',
    'text_flagged',
  ],
})

export const saveCallSheet = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/call-sheet',
  audience: 'member',
  summary: 'For the guest: when to be there, where to park, whom to call, the nearest hospital',
  params: z.object({ id }),
  body: z.object({
    callAt: z.iso.datetime({ error: check('call_time_missing') }),
    parking: note(1000),
    contacts: note(1000),
    hospital: note(500),
    notes: note(2000),
  }),
  reply: crewView,
  errors: ['not_found', 'validation_failed', 'no_longer_possible', 'text_flagged'],
})

export const sendCrewLinks = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/crew/links',
  audience: 'member',
  summary: 'Mail each of these people a personal link to the call sheet; an earlier one ends',
  params: z.object({ id }),
  body: z.object({ memberIds: z.array(id).min(1).max(CREW_MAX) }),
  limit: { max: 120, seconds: 60 },
  reply: crewView,
  errors: ['not_found', 'validation_failed', 'no_longer_possible', 'rate_limited'],
})

/** A link to hand over by other means: shown once. */
export const makeCrewLink = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/crew/:memberId/link',
  audience: 'member',
  summary: 'A new personal link of one crew member, to hand over yourself; an earlier one ends',
  params: z.object({ id, memberId: id }),
  reply: z.object({ url: z.string(), code: z.string(), expiresAt: instant }),
  errors: ['not_found', 'no_longer_possible', 'rate_limited'],
})

export const revokeCrewLink = endpoint({
  method: 'DELETE',
  path: '/api/bookings/:id/crew/:memberId/link',
  audience: 'member',
  summary: 'End the personal link of one crew member',
  params: z.object({ id, memberId: id }),
  reply: null,
  errors: ['not_found'],
})

export const openCallSheet = endpoint({
  method: 'POST',
  path: '/api/call-sheet',
  audience: 'anyone',
  summary: 'What a crew member sees through their personal link; each opening is written down',
  body: z.object({ token: z.string().min(1).max(100) }),
  reply: z.object({
    /** Everything but the address early on; the address comes at `addressFrom`. */
    standing: z.enum(['early', 'open']),
    viewer: z.object({ name: z.string(), role: z.string(), code: z.string() }),
    title: z.string(),
    production: z.string(),
    callAt: instant.nullable(),
    /** As it was booked, prep and strike included, and the shoot alone. */
    startsAt: instant,
    endsAt: instant,
    shoot: z.object({ startsAt: instant, endsAt: instant }),
    timeZone: z.string(),
    addressFrom: instant,
    place: z
      .object({
        address: z.string(),
        city: z.string(),
        state: z.string(),
        zip: z.string(),
        country: z.string(),
        accessNotes: z.string(),
        /** From the host; `parking` below is what the production adds. */
        parking: z.string(),
        loadIn: z.string(),
        arrivalPhotos: z.array(photoView),
      })
      .nullable(),
    parking: z.string(),
    contacts: z.string(),
    hospital: z.string(),
    notes: z.string(),
    houseRules: z.array(z.object({ title: z.string(), body: z.string() })),
  }),
  errors: ['link_invalid', 'rate_limited', 'validation_failed'],
})
