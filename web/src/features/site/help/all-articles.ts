import { addressPrivacy } from './articles/address-privacy.ts'
import { answerARequest } from './articles/answer-a-request.ts'
import { cancellationAndRefunds } from './articles/cancellation-and-refunds.ts'
import { claims } from './articles/claims.ts'
import { closeYourAccount } from './articles/close-your-account.ts'
import { communityCommitment } from './articles/community-commitment.ts'
import { crewList } from './articles/crew-list.ts'
import { giftCardsAndCoupons } from './articles/gift-cards-and-coupons.ts'
import { houseRules } from './articles/house-rules.ts'
import { identityVerification } from './articles/identity-verification.ts'
import { inviteOnly } from './articles/invite-only.ts'
import { listASpace } from './articles/list-a-space.ts'
import { listingReview } from './articles/listing-review.ts'
import { messagesAndModeration } from './articles/messages-and-moderation.ts'
import { payouts } from './articles/payouts.ts'
import { personalInformation } from './articles/personal-information.ts'
import { pricesAndFees } from './articles/prices-and-fees.ts'
import { pricesHoursAndCalendar } from './articles/prices-hours-and-calendar.ts'
import { privacySettings } from './articles/privacy-settings.ts'
import { referAHost } from './articles/refer-a-host.ts'
import { releaseAndCompliancePack } from './articles/release-and-compliance-pack.ts'
import { requestToBook } from './articles/request-to-book.ts'
import { reviews } from './articles/reviews.ts'
import { secondHold } from './articles/second-hold.ts'
import { sharedAccess } from './articles/shared-access.ts'
import { signingIn } from './articles/signing-in.ts'
import { taxes } from './articles/taxes.ts'
import { twoFactor } from './articles/two-factor.ts'
import { whatRoomtoneIs } from './articles/what-roomtone-is.ts'
import { whenWeLook } from './articles/when-we-look.ts'
import { yourPersonalData } from './articles/your-personal-data.ts'
import { yourProfile } from './articles/your-profile.ts'
import type { HelpArticle } from './help-article.ts'

/** In reading order within a guide. */
export const allArticles: HelpArticle[] = [
  whatRoomtoneIs,
  inviteOnly,
  identityVerification,
  communityCommitment,
  signingIn,
  yourProfile,
  listASpace,
  listingReview,
  pricesHoursAndCalendar,
  houseRules,
  answerARequest,
  sharedAccess,
  payouts,
  taxes,
  referAHost,
  requestToBook,
  pricesAndFees,
  giftCardsAndCoupons,
  cancellationAndRefunds,
  secondHold,
  crewList,
  reviews,
  addressPrivacy,
  releaseAndCompliancePack,
  messagesAndModeration,
  claims,
  twoFactor,
  personalInformation,
  closeYourAccount,
  yourPersonalData,
  privacySettings,
  whenWeLook,
]

export const popularArticles: HelpArticle[] = [
  identityVerification,
  pricesAndFees,
  cancellationAndRefunds,
  addressPrivacy,
  listASpace,
  signingIn,
]
