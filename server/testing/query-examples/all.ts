import { examples as accessList } from './access-list.ts'
import { examples as account } from './account.ts'
import { examples as accountRecords } from './account-records.ts'
import { examples as addOnStock } from './add-on-stock.ts'
import { examples as addressReview } from './address-review.ts'
import { examples as admins } from './admins.ts'
import { examples as analytics } from './analytics.ts'
import { examples as application } from './application.ts'
import { examples as applicationReview } from './application-review.ts'
import { examples as assignment } from './assignment.ts'
import { examples as audit } from './audit.ts'
import { examples as block } from './block.ts'
import { examples as booking } from './booking.ts'
import { examples as bookingList } from './booking-list.ts'
import { examples as bookingLock } from './booking-lock.ts'
import { examples as bookingMail } from './booking-mail.ts'
import { examples as bookingRead } from './booking-read.ts'
import { examples as bookingRecords } from './booking-records.ts'
import { examples as calendar } from './calendar.ts'
import { examples as callSheet } from './call-sheet.ts'
import { examples as cancellation } from './cancellation.ts'
import { examples as card } from './card.ts'
import { examples as chain } from './chain.ts'
import { examples as charge } from './charge.ts'
import { examples as claim } from './claim.ts'
import { examples as claimEvidence } from './claim-evidence.ts'
import { examples as claimList } from './claim-list.ts'
import { examples as claimMail } from './claim-mail.ts'
import { examples as claimPayout } from './claim-payout.ts'
import { examples as closing } from './closing.ts'
import { examples as closure } from './closure.ts'
import { examples as cohost } from './cohost.ts'
import { examples as cohostRule } from './cohost-rule.ts'
import { examples as confirmTerms } from './confirm-terms.ts'
import { examples as confirmedBetween } from './confirmed-between.ts'
import { examples as conversation } from './conversation.ts'
import { examples as copyListing } from './copy-listing.ts'
import { examples as credit } from './credit.ts'
import { examples as creditList } from './credit-list.ts'
import { examples as creditUse } from './credit-use.ts'
import { examples as crew } from './crew.ts'
import { examples as crewLink } from './crew-link.ts'
import { examples as dataExport } from './data-export.ts'
import { examples as devMail } from './dev-mail.ts'
import { examples as device } from './device.ts'
import { examples as document } from './document.ts'
import { examples as draft } from './draft.ts'
import { examples as due } from './due.ts'
import { examples as earnings } from './earnings.ts'
import { examples as emailChange } from './email.ts'
import { examples as erasure } from './erasure.ts'
import type { Example } from './example.ts'
import { examples as expectedPayout } from './expected-payout.ts'
import { examples as exportFiles } from './export-files.ts'
import { examples as exportRows } from './export-rows.ts'
import { examples as factorRemoval } from './factor-removal.ts'
import { examples as feeds } from './feeds.ts'
import { examples as fullAreas } from './full-areas.ts'
import { examples as google } from './google.ts'
import { examples as heldPayout } from './held-payout.ts'
import { examples as holds } from './holds.ts'
import { examples as hosting } from './hosting.ts'
import { examples as houseHelpers } from './house-helpers.ts'
import { examples as impersonation } from './impersonation.ts'
import { examples as inLine } from './in-line.ts'
import { examples as insights } from './insights.ts'
import { examples as invitationLink } from './invitation-link.ts'
import { examples as ledger } from './ledger.ts'
import { examples as legalHold } from './legal-hold.ts'
import { examples as listing } from './listing.ts'
import { examples as listingEdit } from './listing-edit.ts'
import { examples as liveText } from './live-text.ts'
import { examples as locationRelease } from './location-release.ts'
import { examples as mailLink } from './mail-link.ts'
import { examples as mailing } from './mailing.ts'
import { examples as makeProperty } from './make-property.ts'
import { examples as member } from './member.ts'
import { examples as message } from './message.ts'
import { examples as messageFile } from './message-file.ts'
import { examples as messageMail } from './message-mail.ts'
import { examples as moderationCase } from './moderation-case.ts'
import { examples as note } from './note.ts'
import { examples as notification } from './notification.ts'
import { examples as overrides } from './overrides.ts'
import { examples as pack } from './pack.ts'
import { examples as packet } from './packet.ts'
import { examples as packetFile } from './packet-file.ts'
import { examples as packetList } from './packet-list.ts'
import { examples as papers } from './papers.ts'
import { examples as part } from './part.ts'
import { examples as passkey } from './passkey.ts'
import { examples as passkeyChallenge } from './passkey-challenge.ts'
import { examples as paymentEvent } from './payment-event.ts'
import { examples as payout } from './payout.ts'
import { examples as payoutAccount } from './payout-account.ts'
import { examples as people } from './people.ts'
import { examples as person } from './person.ts'
import { examples as personDetail } from './person-detail.ts'
import { examples as photo } from './photo.ts'
import { examples as place } from './place.ts'
import { examples as platformSettings } from './platform-settings.ts'
import { examples as preference } from './preference.ts'
import { examples as premises } from './premises.ts'
import { examples as privacy } from './privacy.ts'
import { examples as profile } from './profile.ts'
import { examples as projection } from './projection.ts'
import { examples as proof } from './proof.ts'
import { examples as proofCode } from './proof-code.ts'
import { examples as rates } from './rates.ts'
import { examples as readReview } from './read-review.ts'
import { examples as received } from './received.ts'
import { examples as reconciliation } from './reconciliation.ts'
import { examples as recovery } from './recovery.ts'
import { examples as referral } from './referral.ts'
import { examples as refund } from './refund.ts'
import { examples as refundQueue } from './refund-queue.ts'
import { examples as release } from './release.ts'
import { examples as requester } from './requester.ts'
import { examples as reveal } from './reveal.ts'
import { examples as review } from './review.ts'
import { examples as reviewList } from './review-list.ts'
import { examples as reward } from './reward.ts'
import { examples as savedCard } from './saved-card.ts'
import { examples as seal } from './seal.ts'
import { examples as search } from './search.ts'
import { examples as searchFilter } from './search-filter.ts'
import { examples as secondFactor } from './second-factor.ts'
import { examples as secondHolds } from './second-holds.ts'
import { examples as security } from './security.ts'
import { examples as sending } from './sending.ts'
import { examples as session } from './session.ts'
import { examples as shownOffset } from './shown-offset.ts'
import { examples as signature } from './signature.ts'
import { examples as sitemap } from './sitemap.ts'
import { examples as statement } from './statement.ts'
import { examples as stats } from './stats.ts'
import { examples as subscription } from './subscription.ts'
import { examples as suggestion } from './suggestion.ts'
import { examples as sweep } from './sweep.ts'
import { examples as tax } from './tax.ts'
import { examples as textCase } from './text-case.ts'
import { examples as today } from './today.ts'
import { examples as unpaidHold } from './unpaid-hold.ts'
import { examples as verification } from './verification.ts'
import { examples as waitlist } from './waitlist.ts'
import { examples as wishlist } from './wishlist.ts'
import { examples as words } from './words.ts'
import { examples as writeOff } from './write-off.ts'
import { examples as writeReview } from './write-review.ts'

/** By the noun of the store: what comes before `.store.ts`. */
export const EXAMPLES: Record<string, Record<string, Example | Example[]>> = {
  'access-list': accessList,
  account,
  'add-on-stock': addOnStock,
  'address-review': addressReview,
  admins,
  application,
  'application-review': applicationReview,
  'account-records': accountRecords,
  'booking-records': bookingRecords,
  chain,
  due,
  erasure,
  'legal-hold': legalHold,
  seal,
  audit,
  block,
  booking,
  'booking-list': bookingList,
  'booking-mail': bookingMail,
  'booking-read': bookingRead,
  calendar,
  'call-sheet': callSheet,
  cancellation,
  credit,
  'credit-list': creditList,
  'credit-use': creditUse,
  'write-off': writeOff,
  card,
  closure,
  claim,
  'claim-evidence': claimEvidence,
  'claim-list': claimList,
  'claim-mail': claimMail,
  'claim-payout': claimPayout,
  'held-payout': heldPayout,
  'booking-lock': bookingLock,
  charge,
  'confirm-terms': confirmTerms,
  'copy-listing': copyListing,
  'house-helpers': houseHelpers,
  premises,
  conversation,
  crew,
  'crew-link': crewLink,
  'dev-mail': devMail,
  device,
  document,
  draft,
  feeds,
  google,
  holds,
  'in-line': inLine,
  hosting,
  ledger,
  listing,
  'listing-edit': listingEdit,
  'location-release': locationRelease,
  'mail-link': mailLink,
  mailing,
  'make-property': makeProperty,
  member,
  message,
  'message-file': messageFile,
  'message-mail': messageMail,
  'confirmed-between': confirmedBetween,
  'live-text': liveText,
  'text-case': textCase,
  'moderation-case': moderationCase,
  notification,
  'full-areas': fullAreas,
  overrides,
  pack,
  packet,
  'packet-file': packetFile,
  'packet-list': packetList,
  passkey,
  'passkey-challenge': passkeyChallenge,
  'payment-event': paymentEvent,
  payout,
  'payout-account': payoutAccount,
  people,
  'person-detail': personDetail,
  impersonation,
  note,
  person,
  photo,
  place,
  preference,
  profile,
  projection,
  rates,
  refund,
  'refund-queue': refundQueue,
  analytics,
  assignment,
  requester,
  reveal,
  review,
  'read-review': readReview,
  'invitation-link': invitationLink,
  'factor-removal': factorRemoval,
  recovery,
  referral,
  'review-list': reviewList,
  reward,
  'write-review': writeReview,
  'saved-card': savedCard,
  search,
  'search-filter': searchFilter,
  'second-holds': secondHolds,
  'second-factor': secondFactor,
  security,
  sending,
  session,
  'shown-offset': shownOffset,
  signature,
  'platform-settings': platformSettings,
  stats,
  subscription,
  suggestion,
  sweep,
  tax,
  today,
  cohost,
  'cohost-rule': cohostRule,
  received,
  'unpaid-hold': unpaidHold,
  verification,
  waitlist,
  wishlist,
  words,
  earnings,
  insights,
  'expected-payout': expectedPayout,
  email: emailChange,
  papers,
  part,
  reconciliation,
  release,
  statement,
  closing,
  'data-export': dataExport,
  'export-files': exportFiles,
  'export-rows': exportRows,
  privacy,
  proof,
  'proof-code': proofCode,
  sitemap,
}
