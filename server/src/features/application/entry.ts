export { deleteDraftOfApplication, lockDraftOfApplication, rewriteDraft } from './draft/draft.store.ts'
export { contentOf } from './draft/draft.view.ts'
export { recordRevision } from './record-revision.ts'
export { usualReviewTime } from './usual-review-time.ts'
