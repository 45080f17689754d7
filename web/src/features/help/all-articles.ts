import { addressPrivacy } from './articles/address-privacy.ts'
import { answerARequest } from './articles/answer-a-request.ts'
import { cancellationAndRefunds } from './articles/cancellation-and-refunds.ts'
import { claims } from './articles/claims.ts'
import { closeYourAccount } from './articles/close-your-account.ts'
import { communityCommitment } from './articles/community-commitment.ts'
import { crewList } from './articles/crew-list.ts'
import { identityVerification } from './articles/identity-verification.ts'
import { inviteOnly } from './articles/invite-only.ts'
import { listASpace } from './articles/list-a-space.ts'
import { listingReview } from './articles/listing-review.ts'
import { messagesAndModeration } from './articles/messages-and-moderation.ts'
import { payouts } from './articles/payouts.ts'
import { pricesAndFees } from './articles/prices-and-fees.ts'
import { pricesHoursAndCalendar } from './articles/prices-hours-and-calendar.ts'
import { referAHost } from './articles/refer-a-host.ts'
import { releaseAndCompliancePack } from './articles/release-and-compliance-pack.ts'
import { requestToBook } from './articles/request-to-book.ts'
import { reviews } from './articles/reviews.ts'
import { secondHold } from './articles/second-hold.ts'
import { signingIn } from './articles/signing-in.ts'
import { twoFactor } from './articles/two-factor.ts'
import { whatRoomtoneIs } from './articles/what-roomtone-is.ts'
import type { HelpArticle } from './help-article.ts'

/** In the order a reader meets them within a guide. */
export const allArticles: HelpArticle[] = [
  whatRoomtoneIs,
  inviteOnly,
  identityVerification,
  communityCommitment,
  signingIn,
  listASpace,
  listingReview,
  pricesHoursAndCalendar,
  answerARequest,
  payouts,
  referAHost,
  requestToBook,
  pricesAndFees,
  cancellationAndRefunds,
  secondHold,
  crewList,
  reviews,
  addressPrivacy,
  releaseAndCompliancePack,
  messagesAndModeration,
  claims,
  twoFactor,
  closeYourAccount,
]

export const popularArticles: HelpArticle[] = [
  identityVerification,
  pricesAndFees,
  cancellationAndRefunds,
  addressPrivacy,
  listASpace,
  signingIn,
]
