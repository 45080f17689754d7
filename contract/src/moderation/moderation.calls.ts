import { call } from '../call.ts'
import type { askTextReview } from './ask-text-review.ts'

export const moderationCalls = {
  askTextReview: call<typeof askTextReview>('POST /api/refused-texts/:id/review'),
}
