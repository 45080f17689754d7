import {
  changeReviewVisibility as changeVisibilityEndpoint,
  listReviews as listReviewsEndpoint,
} from '@roomtone/contract/review/admin-reviews'
import {
  listReviewsAboutYou as listAboutYouEndpoint,
  listReviewsByYou as listByYouEndpoint,
  listPersonReviews as listPersonReviewsEndpoint,
  listPropertyReviews as listPropertyReviewsEndpoint,
  listReviewsToWrite as listToWriteEndpoint,
  replyToReview as replyToReviewEndpoint,
  reportReview as reportReviewEndpoint,
  showBookingReviews as showBookingReviewsEndpoint,
  writeReview as writeReviewEndpoint,
} from '@roomtone/contract/review/reviews'
import { readPublic } from '../../platform/db/replica/read-public.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { changeVisibility } from './change-visibility.ts'
import { listAdminReviews } from './list-admin-reviews.ts'
import {
  listPersonReviews,
  listPropertyReviews,
  listReviewsAboutYou,
  listReviewsByYou,
  listReviewsToWrite,
} from './list-reviews.ts'
import { replyToReview } from './reply-to-review.ts'
import { reportReview } from './report-review.ts'
import { viewBookingReviews } from './view-booking-reviews.ts'
import { writeReview } from './write-review.ts'

export function reviewRoutes(deps: Deps): Binding[] {
  return [...readings(deps), ...writings(deps), ...moderation(deps)]
}

function readings(deps: Deps): Binding[] {
  return [
    bind(showBookingReviewsEndpoint, ({ params }, { actor }) => viewBookingReviews(deps, actor, params.id)),
    bind(listToWriteEndpoint, ({ query }, { actor }) => listReviewsToWrite(deps, actor, query.as)),
    bind(listAboutYouEndpoint, ({ query }, { actor }) => listReviewsAboutYou(deps, actor, query)),
    bind(listByYouEndpoint, ({ query }, { actor }) => listReviewsByYou(deps, actor, query)),
    bind(listPropertyReviewsEndpoint, ({ params, query }, caller) =>
      readPublic(deps, caller, (from) =>
        listPropertyReviews(from, caller.actor, { id: params.id, ...query }),
      ),
    ),
    bind(listPersonReviewsEndpoint, ({ params, query }, caller) =>
      readPublic(deps, caller, (from) => listPersonReviews(from, { id: params.id, ...query })),
    ),
  ]
}

function writings(deps: Deps): Binding[] {
  return [
    bind(writeReviewEndpoint, ({ params, body }, { actor }) =>
      writeReview(deps, actor, { id: params.id, ...body }),
    ),
    bind(replyToReviewEndpoint, ({ params, body }, { actor }) =>
      replyToReview(deps, actor, { id: params.id, ...body }),
    ),
    bind(reportReviewEndpoint, ({ params, body }, { actor }) =>
      reportReview(deps, actor, { id: params.id, ...body }),
    ),
  ]
}

function moderation(deps: Deps): Binding[] {
  return [
    bind(listReviewsEndpoint, ({ query }) => listAdminReviews(deps, query)),
    bind(changeVisibilityEndpoint, ({ params, body }, { actor }) =>
      changeVisibility(deps, actor, { id: params.id, ...body }),
    ),
  ]
}
