import { PACKET_FILE_KINDS, PACKET_ITEMS } from '@roomtone/domain/compliance/packet'
import { z } from 'zod'
import { id, instant } from '../fields.ts'

export const PACKET_STATUSES = ['missing_docs', 'complete'] as const

export const checkItem = z.object({
  item: z.enum(PACKET_ITEMS),
  isRequired: z.boolean(),
  isDone: z.boolean(),
  turn: z.enum(['guest', 'host']).nullable(),
  dueAt: instant.nullable(),
})

export const packetFile = z.object({
  id,
  kind: z.enum(PACKET_FILE_KINDS),
  party: z.enum(['guest', 'host']),
  isOwn: z.boolean(),
  name: z.string(),
  mediaType: z.enum(['image/jpeg', 'application/pdf']),
  sizeBytes: z.int(),
  sha256: z.string(),
  createdAt: instant,
  countersignedAt: instant.nullable(),
  /** For a certificate: the facts on it, and what is wrong with it for this booking. */
  certificate: z
    .object({
      validFrom: z.string(),
      validUntil: z.string(),
      limit: z.int(),
      problems: z.array(z.enum(['begins_too_late', 'ends_too_early', 'limit_too_low'])),
    })
    .nullable(),
})

export type PacketFileView = z.output<typeof packetFile>

export const signatureView = z.object({
  party: z.enum(['guest', 'host']),
  legalName: z.string(),
  signedAt: instant,
})

/** The packet of one booking for its guest, its host or an admin. */
export const packetView = z.object({
  id,
  bookingId: id,
  party: z.enum(['guest', 'host', 'admin']),
  title: z.string(),
  production: z.string(),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  invoiceId: z.string().nullable(),
  isReleaseSigned: z.boolean(),
  status: z.enum(PACKET_STATUSES),
  createdAt: instant,
  completedAt: instant.nullable(),
  /** An admin marked it complete, for this reason; else null. */
  completedReason: z.string().nullable(),
  /** The booking is confirmed or completed: signing, crew and files are open. */
  isOpen: z.boolean(),
  isCleared: z.boolean(),
  items: z.array(checkItem),
  release: z.object({
    version: z.int(),
    issuedAt: instant,
    signatures: z.array(signatureView),
    /** Of the person who asks. */
    canSign: z.boolean(),
    /** Older versions, the newest first. */
    earlier: z.array(z.object({ version: z.int(), issuedAt: instant, supersededAt: instant })),
  }),
  files: z.array(packetFile),
  crewListed: z.int(),
  crewBooked: z.int(),
  insuranceLeast: z.int().nullable(),
})

export type PacketView = z.output<typeof packetView>

/** As the tables show it: the specification's fields, and what a person recognizes it by. */
export const packetRow = z.object({
  id,
  bookingId: id,
  invoiceId: z.string().nullable(),
  isReleaseSigned: z.boolean(),
  status: z.enum(PACKET_STATUSES),
  createdAt: instant,
  title: z.string(),
  production: z.string(),
  startsAt: instant,
  timeZone: z.string(),
  /** Required items that are not there yet, and of those the reader's own. */
  missing: z.int(),
  yours: z.int(),
})

export type PacketRow = z.output<typeof packetRow>
