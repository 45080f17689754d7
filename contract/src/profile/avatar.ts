import { SMALLEST_CROP } from '@roomtone/domain/account/crop'
import { z } from 'zod'
import { member } from '../account/member.ts'
import { endpoint } from '../endpoint.ts'

export const AVATAR_MAX_BYTES = 5 * 1024 * 1024

const share = z.coerce.number().min(0).max(1)

export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/api/profile/avatar',
  audience: 'member',
  summary:
    'A picture of yourself, recognised by content and re-encoded; cropped to the square that the query names, or to the middle',
  query: z.object({ left: share, top: share, size: z.coerce.number().min(SMALLEST_CROP).max(1) }).partial(),
  bytes: { max: AVATAR_MAX_BYTES },
  limit: { max: 120, seconds: 60 },
  reply: member,
  errors: ['file_too_large', 'file_not_accepted', 'rate_limited'],
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/profile/avatar',
  audience: 'member',
  summary: 'Take your picture away',
  reply: member,
  errors: [],
})
