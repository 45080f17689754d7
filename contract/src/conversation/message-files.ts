import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { text } from '../text-class.ts'
import { messageFile } from './conversation.ts'

export const uploadMessageFile = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/files',
  audience: 'member',
  summary: 'Upload a picture or a PDF for the next message; pictures are re-encoded',
  params: z.object({ id }),
  query: z.object({ name: text('before_confirmation', z.string().trim().min(1).max(120)).default('file') }),
  bytes: { max: 10 * 1024 * 1024 },
  limit: { max: 120, seconds: 60 },
  reply: messageFile,
  errors: [
    'not_found',
    'conversation_closed',
    'file_too_large',
    'file_not_accepted',
    'pdf_not_plain',
    'rate_limited',
  ],
})

export const readMessageFile = endpoint({
  method: 'GET',
  path: '/api/messages/files/:id',
  audience: 'member',
  summary: 'A file of a conversation of yours',
  params: z.object({ id }),
  reply: z.object({ name: z.string(), mediaType: z.string(), base64: z.string() }),
  errors: ['not_found'],
})
