export { deleteDraftOfApplication, lockDraftOfApplication, rewriteDraft } from './draft.store.ts'
export { contentOf } from './draft.view.ts'
export { recordRevision } from './record-revision.ts'
export { usualReviewTime } from './usual-review-time.ts'
