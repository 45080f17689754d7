import { z } from 'zod'
import { bookingCard } from '../booking/booking.ts'
import { id, instant } from '../fields.ts'
import { photoView } from '../photo/photo.ts'

export const messageFile = z.object({
  id,
  name: z.string(),
  mediaType: z.enum(['image/jpeg', 'application/pdf']),
  sizeBytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})

export type MessageFile = z.output<typeof messageFile>

export const messageView = z.object({
  id,
  /** Counts up within a conversation: a greater one came later. */
  seq: z.int(),
  conversationId: id,
  senderId: id,
  isOwn: z.boolean(),
  /** Which of the two sides said it. */
  side: z.enum(['guest', 'host']),
  /** First name of the co-host who wrote it; null: the guest or the host did. */
  cohost: z.string().nullable(),
  /** The page's own name for it, for its sender alone; else null. */
  key: z.string().nullable(),
  content: z.string(),
  createdAt: instant,
  isFlagged: z.boolean(),
  /** A `FlagReason`, or the words of another service. */
  flagReason: z.string().nullable(),
  files: z.array(messageFile),
})

export type MessageView = z.output<typeof messageView>

/** A line of the inbox. */
export const conversationCard = z.object({
  id,
  /** Which side the reader is on. */
  role: z.enum(['guest', 'host']),
  /** Whose space it is, where the reader helps with it; null: they are the guest or the host themself. */
  shared: z.object({ host: z.string() }).nullable(),
  property: z.object({ id, title: z.string(), cover: photoView }),
  /** First name only. */
  other: z.object({ id, name: z.string(), avatarUrl: z.string().nullable(), isVerified: z.boolean() }),
  /** Null: nobody has written yet. */
  lastMessage: z
    .object({
      content: z.string(),
      isOwn: z.boolean(),
      /** First name of who wrote it, where that was neither the reader nor `other`. */
      author: z.string().nullable(),
      createdAt: instant,
    })
    .nullable(),
  updatedAt: instant,
  unread: z.int(),
})

export type ConversationCard = z.output<typeof conversationCard>

export const conversationView = conversationCard.extend({
  /** The most current booking between the two at this space. */
  booking: bookingCard.nullable(),
  /** How far the other side has read; 0: nothing, or they don't share it. */
  otherReadSeq: z.int(),
  /** How far the reader has. */
  ownReadSeq: z.int(),
  /** Null: they may write. */
  closedBecause: z.enum(['you_blocked', 'blocked', 'suspended']).nullable(),
  /** The two sides have, or had, a confirmed booking anywhere: contact details can be sent here. */
  areContactsOpen: z.boolean(),
  /** For the guest: co-hosts who have written here. */
  cohosts: z.array(z.object({ id, name: z.string(), isBlocked: z.boolean() })),
})

export type ConversationView = z.output<typeof conversationView>
