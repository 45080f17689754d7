import { PHOTO_ALT_MAX } from '@roomtone/domain/listing/options'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { text } from '../text-class.ts'
import { photoView } from './photo.ts'

export const describePhoto = endpoint({
  method: 'PATCH',
  path: '/api/photos/:id',
  audience: 'member',
  summary: 'Say what a photo of yours shows, for people who cannot see it',
  params: z.object({ id }),
  body: z.object({
    alt: text('public', z.string().trim().max(PHOTO_ALT_MAX, check('photo_description_too_long'))),
  }),
  reply: photoView,
  errors: ['not_found', 'text_flagged'],
})
