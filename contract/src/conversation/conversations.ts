import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, pageOf, pageQuery } from '../fields.ts'
import { text } from '../text-class.ts'
import { conversationCard, conversationView, messageView } from './conversation.ts'

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  audience: 'member',
  summary:
    'Your conversations and those of spaces whose messages are shared with you, the latest first; all or unread, by the title of the space',
  query: z.object({
    ...pageQuery,
    filter: z.enum(['all', 'unread']).default('all'),
    as: z.enum(['guest', 'host']).optional(),
    q: z.string().trim().max(100).default(''),
  }),
  reply: pageOf(conversationCard),
  errors: [],
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/conversations/unread',
  audience: 'member',
  summary: 'How many of your conversations have something unread, on either side',
  reply: z.object({ guest: z.int(), host: z.int() }),
  errors: [],
})

export const openConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  audience: 'verified',
  summary: 'Open the conversation about a space with its host, or about a booking with its other side',
  body: z.object({ propertyId: id.optional(), bookingId: id.optional() }),
  limit: { max: 120, seconds: 60 },
  reply: conversationView,
  errors: [
    'not_found',
    'validation_failed',
    'own_listing',
    'commitment_required',
    'names_required',
    'rate_limited',
  ],
})

export const showConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  audience: 'member',
  summary: 'A conversation of yours, with the booking it is about',
  params: z.object({ id }),
  limit: { max: 300, seconds: 60 },
  reply: conversationView,
  errors: ['not_found'],
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  audience: 'member',
  summary: 'Messages in the order they were said: the latest, those before one, or those after one',
  params: z.object({ id }),
  query: z.object({
    before: z.coerce.number().int().min(1).optional(),
    after: z.coerce.number().int().min(0).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({ items: z.array(messageView), hasMore: z.boolean() }),
  errors: ['not_found'],
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  audience: 'member',
  summary:
    'Say something; what the rules stop is refused with the reason and the words, or kept for an admin',
  params: z.object({ id }),
  body: z.object({
    /** Made by the page, so that a message sent twice is one message. */
    key: z.uuid(),
    content: text('before_confirmation', z.string().trim().max(4000, check('message_too_long'))),
    fileIds: z.array(id).max(6, check('files_too_many')).default([]),
  }),
  limit: { max: 120, seconds: 60 },
  reply: messageView,
  errors: ['not_found', 'validation_failed', 'message_flagged', 'conversation_closed', 'rate_limited'],
})

export const markRead = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/read',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'You have read up to here',
  params: z.object({ id }),
  body: z.object({ seq: z.int().min(0) }),
  reply: null,
  errors: ['not_found'],
})
