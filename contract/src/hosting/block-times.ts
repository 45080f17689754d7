import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { localDate } from '../listing/listing-fields.ts'
import { text } from '../text-class.ts'
import { dayRange } from './block-days.ts'

/** So many spaces are blocked in one go. */
export const BLOCK_LISTINGS_MAX = 30

export const blockTimes = endpoint({
  method: 'POST',
  path: '/api/hosting/calendar/blocks',
  audience: 'host',
  summary:
    'Block whole days, hours or repeating times of one or several of your spaces; what a booking holds is refused, and then nothing is blocked',
  body: z.object({
    listings: z.array(id).min(1).max(BLOCK_LISTINGS_MAX),
    ...dayRange,
    /** From 0, Sunday, on; null: every day. */
    weekdays: z.array(z.int().min(0).max(6)).min(1).max(7).nullable().default(null),
    /** Minutes of the clock where the space is; null: whole days. */
    hours: z
      .object({ start: z.int().min(0).max(1439), end: z.int().min(1).max(1440) })
      .refine(({ start, end }) => start < end, { path: ['end'], error: check('hours_reversed') })
      .nullable()
      .default(null),
    note: text('after_confirmation', z.string().trim().max(200, check('note_not_short'))).default(''),
  }),
  /** `series` names what was made, to take it back; null: all of it was blocked already. */
  reply: z.object({ series: id.nullable() }),
  errors: ['not_found', 'conflict', 'text_flagged'],
})

export const removeBlocks = endpoint({
  method: 'POST',
  path: '/api/hosting/calendar/blocks/:series/remove',
  audience: 'host',
  summary: 'Take back what was blocked in one go: all of it, of one space, or of some of its days',
  params: z.object({ series: id }),
  body: z.object({
    /** Null: of every space. */
    listing: id.nullable(),
    /** Both ends included; null: from the first, to the last. */
    from: localDate.nullable(),
    to: localDate.nullable(),
  }),
  reply: null,
  errors: ['not_found'],
})
