import { HOST_TYPES } from '@roomtone/domain/listing/options'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { draftView } from './draft.ts'

export const startDraft = endpoint({
  method: 'POST',
  path: '/api/drafts',
  audience: 'member',
  summary: 'Begin a listing; the host type presets what it already answers',
  body: z.object({ type: z.enum(HOST_TYPES).nullable() }),
  reply: draftView,
  errors: ['names_required', 'conflict'],
})
