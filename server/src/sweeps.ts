import { sweepLinks } from './features/account/mailbox/sweep-links.ts'
import { sweepBookings } from './features/booking/steps/sweep-bookings.ts'
import { sweepCalendars } from './features/calendar/feed/sweep-calendars.ts'
import { sweepMessageFiles } from './features/conversation/file/sweep-message-files.ts'
import { checkLiveTexts } from './features/conversation/safety/check-live-texts.ts'
import { sweepExports } from './features/data-export/sweep-exports.ts'
import { sweepStates } from './features/google/sweep-states.ts'
import { sweepOffsets } from './features/listing/offset/sweep-offsets.ts'
import { sweepRefusedTexts } from './features/moderation/sweep-refused-texts.ts'
import { sweepNotifications } from './features/notification/sweep-notifications.ts'
import { sweepChallenges } from './features/passkey/sweep-challenges.ts'
import { sweepPayments } from './features/payment/sweep-payments.ts'
import { sweepPaymentEvents } from './features/payment/webhook/sweep-payment-events.ts'
import { sweepPayouts } from './features/payout/send/sweep-payouts.ts'
import { sweepPhotos } from './features/photo/sweep-photos.ts'
import { sweepProofCodes } from './features/proof/sweep-codes.ts'
import { sweepFactorRemovals } from './features/recovery/sweep-factor-removals.ts'
import { sweepReviews } from './features/review/close-reviews.ts'
import { sweepLeastPrices } from './features/search/project/sweep-least-prices.ts'
import { sweepImpersonations } from './features/session/impersonation.ts'
import { sweepSessions } from './features/session/sweep-sessions.ts'
import { purgeDocuments } from './features/verification/document/purge-documents.ts'
import type { Deps } from './platform/deps.ts'
import { each } from './platform/jobs/each.ts'
import { sweepLimits } from './platform/limits/sweep-limits.ts'
import { sweepLive } from './platform/live/sweep-live.ts'

type Sweeps = Record<string, (deps: Deps) => Promise<void>>

const MINUTELY: Sweeps = { sweepBookings, sweepPayments, sweepPayouts, sweepFactorRemovals }

const EVERY_TEN_MINUTES: Sweeps = {
  sweepImpersonations,
  sweepSessions,
  sweepLinks,
  sweepProofCodes,
  sweepStates,
  sweepChallenges,
  sweepLimits,
  purgeDocuments,
  sweepCalendars,
  sweepPhotos,
  sweepPaymentEvents,
  sweepLive,
  sweepMessageFiles,
  sweepNotifications,
  sweepReviews,
  sweepExports,
  sweepOffsets,
  sweepLeastPrices,
  sweepRefusedTexts,
  checkLiveTexts,
}

export const sweepMinutely = (deps: Deps) => all(deps, MINUTELY)

export const sweepExpired = (deps: Deps) => all(deps, EVERY_TEN_MINUTES)

/** They have nothing to do with each other, so one that fails stops none of the others. */
async function all(deps: Deps, sweeps: Sweeps): Promise<void> {
  await each(Object.entries(sweeps), ([, sweep]) => sweep(deps), {
    nameOf: ([name]) => name,
    patienceMs: Number.POSITIVE_INFINITY,
  })
}
