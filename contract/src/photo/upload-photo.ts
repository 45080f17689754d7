import { PHOTO_MAX_BYTES } from '@roomtone/domain/listing/options'
import { endpoint } from '../endpoint.ts'
import { photoView } from './photo.ts'

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/photos',
  audience: 'member',
  summary: 'Upload one photo: JPEG, PNG, WebP, AVIF or HEIC, recognised by content and re-encoded',
  bytes: { max: PHOTO_MAX_BYTES },
  limit: { max: 300, seconds: 3600 },
  reply: photoView,
  errors: ['file_too_large', 'file_not_accepted', 'names_required', 'rate_limited'],
})
