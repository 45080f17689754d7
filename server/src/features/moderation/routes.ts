import { askTextReview as askTextReviewEndpoint } from '@roomtone/contract/moderation/ask-text-review'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { askTextReview } from './ask-text-review.ts'

export function moderationRoutes(deps: Deps): Binding[] {
  return [bind(askTextReviewEndpoint, ({ params }, { actor }) => askTextReview(deps, actor, params.id))]
}
