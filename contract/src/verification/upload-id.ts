import { ID_FILE_MAX_BYTES, ID_MEDIA_TYPES } from '@roomtone/domain/verification/assess'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const uploadId = endpoint({
  method: 'POST',
  path: '/api/verification/document',
  audience: 'member',
  summary: 'Upload a government ID: the bytes of one JPEG, PNG, HEIC or PDF, recognised by content',
  bytes: { max: ID_FILE_MAX_BYTES },
  reply: z.object({ documentId: id, mediaType: z.enum(ID_MEDIA_TYPES) }),
  errors: ['file_too_large', 'file_not_accepted', 'pdf_not_plain', 'rate_limited'],
})
