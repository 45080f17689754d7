import type { NoticeKind } from '@roomtone/domain/notification/notices'
import type { OptionalTopic } from '@roomtone/domain/notification/topics'
import type { Language } from '@roomtone/texts/languages'
import type { Handle } from '../db/database.ts'
import { record } from '../records/records.ts'

/**
 * `off`: whose mail of which topic a click turns off. `language`: of the page on which it was caused, for readers
 * who have no account and so have chosen none.
 */
type MailPayload = {
  mail: string
  about: Record<string, string>
  off?: { userId: string; topic: OptionalTopic }
  language?: Language
}

/** Every background job by name, with what it needs to know. Payloads hold ids, never secrets. */
type JobPayloads = {
  'send-mail': MailPayload
  /** A mail of a mailing. */
  'send-letter': MailPayload
  notify: { userId: string; kind: NoticeKind; about: Record<string, string> }
  'mail-unread': { userId: string }
  'plan-trip': { bookingId: string }
  'send-mailing': { mailingId: string }
  'close-reviews': { bookingId: string }
  /** `code`: what a link carried; it need not be one. */
  'note-referral': { waitlistId: string; code: string }
  'join-referral': { userId: string; code: string; deviceId?: string }
  'reward-referral': { bookingId: string }
  'take-back-refunded': { bookingId: string }
  'open-packet': { bookingId: string }
  'reissue-release': { bookingId: string }
  'reissue-releases-of': { propertyId: string } | { userId: string }
  'sweep-compliance': Record<string, never>
  'seal-audit': Record<string, never>
  'apply-retention': Record<string, never>
  'decide-verification': { verificationId: string }
  'project-listings-of': { userId: string }
  'heed-doors': { actorId: string }
  'encode-avif': { photoId: string }
  'export-data': { exportId: string }
  'delete-avatar': { key: string }
  'drop-unkept-file': { fileId: string }
  'drop-removed-file': { fileId: string }
  'drop-unkept-evidence': { evidenceId: string }
  'forget-customer': { provider: string; customer: string }
  'delete-photo-files': { photoId: string; widths: number[] }
  'fetch-calendar': { feedId: string }
  'end-overdue-booking': { bookingId: string }
  'complete-booking': { bookingId: string }
  'remind-booking': { bookingId: string }
  'advance-charge': { chargeId: string }
  'capture-rent': { bookingId: string }
  'void-charge': { chargeId: string }
  'renew-authorization': { chargeId: string }
  'handle-payment-webhook': { reference: string; kind: string }
  'send-refund': { refundId: string }
  'let-payouts-go-of': { userId: string }
  'release-payout': { payoutId: string }
  'send-payout': { payoutId: string }
  'remind-claim': { claimId: string }
  // What the release before called some of these; its jobs may still wait. They go with the next release.
  'settle-payment': { paymentId: string }
  'finish-confirmation': { bookingId: string }
  'release-payment': { paymentId: string }
  'renew-authorisation': { paymentId: string }
  'look-at-charge': { reference: string; kind: string }
  'charge-claim': { chargeId: string }
  'deliver-simulated-events': Record<string, never>
  'end-requests-of': { userId: string; actorId: string }
  'sweep-bookings': Record<string, never>
  'write-off-credits': Record<string, never>
  'reconcile-payments': Record<string, never>
  'sweep-expired': Record<string, never>
}

export type JobName = keyof JobPayloads
export type JobHandler<N extends JobName> = (payload: JobPayloads[N], job: { key: string }) => Promise<void>
export type JobHandlers = { [N in JobName]: JobHandler<N> }

export type Jobs = {
  /** Enqueued in the caller's transaction: it happens if and only if its cause does. */
  add<N extends JobName>(
    handle: Handle,
    name: N,
    payload: JobPayloads[N],
    options?: { key?: string; runAt?: Date },
  ): Promise<void>
  /**
   * Adds many in one statement. `keyOf`: as `key` of one. `giveWay`: taken after everything else there is to
   * do, and not read past by lanes that have something to do.
   */
  addMany<N extends JobName>(
    handle: Handle,
    name: N,
    payloads: JobPayloads[N][],
    options?: { keyOf?: (payload: JobPayloads[N]) => string; giveWay?: boolean },
  ): Promise<void>
}

export const jobs: Jobs = {
  add: (handle, name, payload, { key = null, runAt = null } = {}) =>
    record(handle, { jobs: [{ name, payload: JSON.stringify(payload), key, runAt, priority: 0 }] }),
  addMany: (handle, name, payloads, { keyOf = () => null, giveWay = false } = {}) =>
    record(handle, {
      jobs: payloads.map((payload) => ({
        name,
        payload: JSON.stringify(payload),
        key: keyOf(payload),
        runAt: null,
        priority: giveWay ? 1 : 0,
      })),
    }),
}
