import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, pageOf, pageQuery, timeSort } from '../fields.ts'
import { text } from '../text-class.ts'
import { PACKET_STATUSES, packetRow, packetView } from './packet.ts'

export const showPacket = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/packet',
  audience: 'member',
  summary: 'The compliance packet of a booking: what is there, what is missing, whose turn it is',
  params: z.object({ id }),
  reply: packetView,
  errors: ['not_found'],
})

export const listPackets = endpoint({
  method: 'GET',
  path: '/api/packets',
  audience: 'member',
  summary: 'Packets of your own bookings, as their guest or their host, newest first',
  query: z.object({
    ...pageQuery,
    as: z.enum(['guest', 'host']),
    status: z.enum(PACKET_STATUSES).optional(),
  }),
  reply: pageOf(packetRow),
  errors: [],
})

const packFacts = z.object({
  fileName: z.string(),
  /** Shown once and stored nowhere. */
  passphrase: z.string(),
})

export const downloadPack = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/packet/download',
  audience: 'member',
  summary:
    'The packet as one encrypted, signed archive with a passphrase of its own; each download is written down',
  proof: 'fresh',
  params: z.object({ id }),
  limit: { max: 30, seconds: 3600 },
  reply: packFacts,
  file: { type: 'application/zip' },
  errors: ['not_found', 'rate_limited'],
})

export const listAllPackets = endpoint({
  method: 'GET',
  path: '/api/admin/compliance',
  audience: 'admin',
  summary: 'All packets, newest first; search by booking or invoice',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(60).default(''),
    status: z.enum(PACKET_STATUSES).optional(),
    signed: z.enum(['yes', 'no']).optional(),
    sort: timeSort,
  }),
  reply: pageOf(packetRow),
  errors: [],
})

export const completePacket = endpoint({
  method: 'POST',
  path: '/api/admin/compliance/:id/complete',
  audience: 'admin',
  summary: 'Mark a packet complete, with the reason',
  params: z.object({ id }),
  body: z.object({
    reason: text(
      'after_confirmation',
      z.string().trim().min(1, check('why_missing')).max(1000, check('reason_too_long')),
    ),
  }),
  limit: { max: 120, seconds: 60 },
  reply: packetRow,
  errors: ['not_found', 'validation_failed', 'own_account', 'no_longer_possible', 'text_flagged'],
})
