import { PACKET_FILE_KINDS } from '@roomtone/domain/compliance/packet'
import { z } from 'zod'
import { fileView } from '../booking/booking-files.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { text } from '../text-class.ts'
import { packetFile } from './packet.ts'

const day = z.iso.date({ error: check('day_missing') })

export const uploadPacketFile = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/packet/files',
  audience: 'member',
  summary: 'Add a certificate, a permit, or a picture of the rooms before or after; hashed as it arrives',
  params: z.object({ id }),
  query: z.object({
    kind: z.enum(PACKET_FILE_KINDS),
    name: text('after_confirmation', z.string().trim().min(1).max(120)).default('file'),
    /** The facts on a certificate of insurance. */
    validFrom: day.optional(),
    validUntil: day.optional(),
    limit: z.coerce.number().int().min(1).max(100_000_000_000).optional(),
  }),
  bytes: { max: 10 * 1024 * 1024 },
  limit: { max: 120, seconds: 60 },
  reply: packetFile,
  errors: [
    'not_found',
    'validation_failed',
    'no_longer_possible',
    'file_too_large',
    'file_not_accepted',
    'pdf_not_plain',
    'rate_limited',
  ],
})

export const readPacketFile = endpoint({
  method: 'GET',
  path: '/api/packets/files/:id',
  audience: 'member',
  summary: 'A file of a packet, for both sides and admins; each reading is written down',
  params: z.object({ id }),
  reply: fileView,
  errors: ['not_found'],
})

export const removePacketFile = endpoint({
  method: 'DELETE',
  path: '/api/packets/files/:id',
  audience: 'member',
  summary: 'Take back a file of yours that nobody has countersigned',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found', 'no_longer_possible'],
})

export const countersignFile = endpoint({
  method: 'POST',
  path: '/api/packets/files/:id/countersign',
  audience: 'member',
  summary: 'The other side agrees that this picture shows how it was',
  params: z.object({ id }),
  reply: packetFile,
  errors: ['not_found', 'no_longer_possible'],
})
