import { call } from '../call.ts'
import type { deleteDraft } from './delete-draft.ts'
import type { locateAddress } from './locate-address.ts'
import type { previewApplication } from './preview-application.ts'
import type { reworkApplication } from './rework-application.ts'
import type { saveDraft } from './save-draft.ts'
import type { showDraft } from './show-draft.ts'
import type { startDraft } from './start-draft.ts'
import type { submitDraft } from './submit-draft.ts'
import type { withdrawApplication } from './withdraw-application.ts'

export const draftCalls = {
  start: call<typeof startDraft>('POST /api/drafts'),
  show: call<typeof showDraft>('GET /api/drafts/:id'),
  save: call<typeof saveDraft>('PUT /api/drafts/:id'),
  remove: call<typeof deleteDraft>('DELETE /api/drafts/:id'),
  submit: call<typeof submitDraft>('POST /api/drafts/:id/submit'),
  rework: call<typeof reworkApplication>('POST /api/applications/:id/draft'),
  withdraw: call<typeof withdrawApplication>('POST /api/applications/:id/withdraw'),
  preview: call<typeof previewApplication>('GET /api/applications/:id/preview'),
  locate: call<typeof locateAddress>('GET /api/locate'),
}
