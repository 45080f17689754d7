import { CODE_LENGTH } from '@roomtone/domain/account/mailed-code'
import {
  FIELD_HEIGHT,
  FIELD_WIDTH,
  isDrawn,
  POINTS_MAX,
  STROKES_MAX,
} from '@roomtone/domain/compliance/drawing'
import { z } from 'zod'
import { fileView } from '../booking/booking-files.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { COUNT_MAX, counted, id, instant } from '../fields.ts'
import { text } from '../text-class.ts'
import { signatureView } from './packet.ts'

export const releaseView = z.object({
  version: z.int(),
  template: z.string(),
  issuedAt: instant,
  supersededAt: instant.nullable(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** Of exactly these words, in hexadecimal; signing sends it back. */
  hash: z.string(),
  signatures: z.array(signatureView),
  canSign: z.boolean(),
  /** For the person who may sign: how their verified name begins, so that they know which one is meant. */
  nameHint: z.string().nullable(),
  /** What they agree to when they sign electronically. */
  consent: z.string(),
})

export type ReleaseView = z.output<typeof releaseView>

export const showRelease = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/release',
  audience: 'member',
  summary:
    'The location release as it is to be signed, or an earlier version of it; each reading is written down',
  params: z.object({ id }),
  query: z.object({ version: z.coerce.number().int().min(1).max(COUNT_MAX).optional() }),
  reply: releaseView,
  errors: ['not_found'],
})

export const printRelease = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/release/pdf',
  audience: 'member',
  summary: 'The release as PDF, with the signatures it has',
  params: z.object({ id }),
  query: z.object({ version: z.coerce.number().int().min(1).max(COUNT_MAX).optional() }),
  limit: { max: 60, seconds: 60 },
  reply: fileView,
  errors: ['not_found'],
})

export const sendSigningCode = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/release/code',
  audience: 'verified',
  summary: 'Mail a code that proves it is you who signs; it works for ten minutes',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found', 'no_longer_possible', 'rate_limited'],
})

const coordinate = (most: number) => z.int().min(0).max(most)

export const signRelease = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/release/sign',
  audience: 'verified',
  summary: 'Sign the release: your legal name, your signature, your consent and the code from your mailbox',
  params: z.object({ id }),
  body: z.object({
    version: counted,
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    hasRead: z.literal(true, { error: check('release_not_read') }),
    hasConsented: z.literal(true, { error: check('signing_not_agreed') }),
    legalName: z.string().trim().min(1, check('signature_name_missing')).max(201),
    /** The drawn signature; people who can't draw one type their name instead. */
    signature: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('drawn'),
        drawing: z
          .array(
            z
              .array(z.tuple([coordinate(FIELD_WIDTH), coordinate(FIELD_HEIGHT)]))
              .min(1)
              .max(POINTS_MAX),
          )
          .max(STROKES_MAX)
          .refine(
            (strokes) => strokes.reduce((sum, one) => sum + one.length, 0) <= POINTS_MAX,
            check('signature_too_large'),
          )
          .refine(isDrawn, check('signature_missing')),
      }),
      z.object({ kind: z.literal('typed') }),
    ]),
    code: z
      .string()
      .trim()
      .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), check('mailed_code_invalid')),
  }),
  limit: { max: 120, seconds: 60 },
  reply: releaseView,
  errors: ['not_found', 'validation_failed', 'stale', 'no_longer_possible', 'rate_limited'],
})

/** A change that both sides sign again. */
export const changeProduction = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/production',
  audience: 'member',
  summary: 'For the guest of a confirmed booking: correct title or purpose, and update the release',
  params: z.object({ id }),
  body: z.object({
    title: text(
      'after_confirmation',
      z.string().trim().min(1, check('production_name_missing')).max(120, check('title_too_long')),
    ),
    purpose: text(
      'after_confirmation',
      z.string().trim().min(1, check('production_purpose_missing')).max(300, check('text_too_long')),
    ),
  }),
  limit: { max: 120, seconds: 60 },
  reply: null,
  errors: ['not_found', 'validation_failed', 'no_longer_possible', 'text_flagged'],
})
