import { randomUUID } from 'node:crypto'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type pg from 'pg'
import { CHARGE_OWNERS } from './charge-owners.ts'
import { accessListMails } from './features/access-list/access-list.mails.ts'
import { applyAccessChange } from './features/access-list/apply-access-change.ts'
import { accessListRoutes } from './features/access-list/routes.ts'
import { accountMails } from './features/account/account.mails.ts'
import { accountRoutes } from './features/account/routes.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { adminSetUpRoutes } from './features/admin-set-up/routes.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { applicationMails } from './features/application/application.mails.ts'
import { applicationRoutes } from './features/application/routes.ts'
import { assignmentRoutes } from './features/assignment/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { sealAudit } from './features/audit/seal-audit.ts'
import { captureRent } from './features/booking/answer/capture-rent.ts'
import { bookingMails } from './features/booking/mails/booking.mails.ts'
import { bookingRoutes } from './features/booking/routes.ts'
import { completeBooking } from './features/booking/steps/complete-booking.ts'
import { endOverdueBooking } from './features/booking/steps/end-overdue-booking.ts'
import { endRequestsOf } from './features/booking/steps/end-requests-of.ts'
import { planTrip } from './features/booking/steps/plan-trip.ts'
import { remindBooking } from './features/booking/steps/remind-booking.ts'
import { importCalendar } from './features/calendar/feed/import-calendar.ts'
import { registerCalendars } from './features/calendar/publish/register-calendars.ts'
import { calendarRoutes } from './features/calendar/routes.ts'
import { claimMails } from './features/claim/claim.mails.ts'
import { dropUnkeptEvidence } from './features/claim/evidence/drop-unkept-evidence.ts'
import { remindClaim } from './features/claim/pay/remind-claim.ts'
import { claimRoutes } from './features/claim/routes.ts'
import { closureMails } from './features/closure/closure.mails.ts'
import { closureRoutes } from './features/closure/routes.ts'
import { cohostMails } from './features/cohost/cohost.mails.ts'
import { cohostRoutes } from './features/cohost/routes.ts'
import { complianceMails } from './features/compliance/compliance.mails.ts'
import { dropRemovedFile } from './features/compliance/file/drop-removed-file.ts'
import { dropUnkeptFile } from './features/compliance/file/drop-unkept-file.ts'
import { openPacket } from './features/compliance/packet/open-packet.ts'
import { reissueRelease } from './features/compliance/release/reissue-if-changed.ts'
import { reissueReleasesOf } from './features/compliance/release/reissue-releases-of.ts'
import { complianceRoutes } from './features/compliance/routes.ts'
import { sweepCompliance } from './features/compliance/sweep-compliance.ts'
import { conversationMails } from './features/conversation/mail/conversation.mails.ts'
import { mailUnread } from './features/conversation/mail/mail-unread.ts'
import { conversationRoutes } from './features/conversation/routes.ts'
import { creditRoutes } from './features/credit/routes.ts'
import { writeOffExpired } from './features/credit/write-off-expired.ts'
import { dataExportMails } from './features/data-export/data-export.mails.ts'
import { exportData } from './features/data-export/export-data.ts'
import { dataExportRoutes } from './features/data-export/routes.ts'
import { serveExports } from './features/data-export/serve-exports.ts'
import { devMailRoutes } from './features/dev-mail/routes.ts'
import { googleRoutes } from './features/google/routes.ts'
import { hostingRoutes } from './features/hosting/routes.ts'
import { listingRoutes } from './features/listing/routes.ts'
import { projectHost } from './features/listing/write/project-host.ts'
import { moderationRoutes } from './features/moderation/routes.ts'
import { fanOutMailing } from './features/notification/mailing/fan-out-mailing.ts'
import { mailingMails } from './features/notification/mailing/mailing.mails.ts'
import { notify } from './features/notification/notify.ts'
import { registerUnsubscribe } from './features/notification/preference/register-unsubscribe.ts'
import { wantsMailNow } from './features/notification/preference/wants-mail-now.ts'
import { notificationRoutes } from './features/notification/routes.ts'
import { passkeyRoutes } from './features/passkey/routes.ts'
import { forgetCustomer } from './features/payment/card/forget-customer.ts'
import { advanceAny } from './features/payment/charge/advance-charge.ts'
import { renewAuthorization } from './features/payment/charge/renew-authorization.ts'
import { voidCharge } from './features/payment/charge/void-charge.ts'
import { releaseHeldPayoutsOf } from './features/payment/payout-hold/release-held-payouts.ts'
import { reconcilePayments } from './features/payment/reconcile/reconcile-payments.ts'
import { sendRefund } from './features/payment/refund/send-refund.ts'
import { paymentRoutes } from './features/payment/routes.ts'
import { deliverSimulatedEvents } from './features/payment/webhook/deliver-simulated-events.ts'
import { handlePaymentWebhook } from './features/payment/webhook/handle-payment-webhook.ts'
import { payoutRoutes } from './features/payout/routes.ts'
import { releasePayout } from './features/payout/send/release-payout.ts'
import { sendPayout } from './features/payout/send/send-payout.ts'
import { peopleMails } from './features/people/people.mails.ts'
import { peopleRoutes } from './features/people/routes.ts'
import { isShownWhileImpersonating } from './features/people/what-is-shown.ts'
import { encodeAvif } from './features/photo/encode-avif.ts'
import { deletePhotoFiles } from './features/photo/photo-files.ts'
import { photoRoutes } from './features/photo/routes.ts'
import { servePhotos } from './features/photo/serve-photos.ts'
import { placeRoutes } from './features/place/routes.ts'
import { platformSettingsRoutes } from './features/platform-settings/routes.ts'
import { premisesRoutes } from './features/premises/routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { serveAvatars } from './features/profile/avatar/serve-avatars.ts'
import { profileMails } from './features/profile/profile.mails.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { proofMails } from './features/proof/proof.mails.ts'
import { proofRoutes } from './features/proof/routes.ts'
import { publicProfileRoutes } from './features/public-profile/routes.ts'
import { recoveryMails } from './features/recovery/recovery.mails.ts'
import { recoveryRoutes } from './features/recovery/routes.ts'
import { joinReferral } from './features/referral/join-referral.ts'
import { noteReferral } from './features/referral/note-referral.ts'
import { referralMails } from './features/referral/referral.mails.ts'
import { rewardReferral } from './features/referral/reward-referral.ts'
import { referralRoutes } from './features/referral/routes.ts'
import { takeBackRefunded } from './features/referral/take-back-refunded.ts'
import { applyRetention } from './features/retention/apply-retention.ts'
import { retentionRoutes } from './features/retention/routes.ts'
import { closeReviews } from './features/review/close-reviews.ts'
import { reviewMails } from './features/review/review.mails.ts'
import { reviewRoutes } from './features/review/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { createAuthenticate } from './features/session/find-actor.ts'
import { findLanguage } from './features/session/member.store.ts'
import { languageToRemember } from './features/session/remember-language.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { registerWellKnown } from './features/site/register-well-known.ts'
import { siteRoutes } from './features/site/routes.ts'
import { registerSitemap } from './features/sitemap/register-sitemap.ts'
import { taxRoutes } from './features/tax/routes.ts'
import { acceptByMock } from './features/verification/accept-by-mock.ts'
import { verificationRoutes } from './features/verification/routes.ts'
import { verificationMails } from './features/verification/verification.mails.ts'
import { waitlistRoutes } from './features/waitlist/routes.ts'
import { waitlistMails } from './features/waitlist/waitlist.mails.ts'
import { wishlistRoutes } from './features/wishlist/routes.ts'
import { figuresOf } from './figures.ts'
import { countVisit } from './platform/counts/count-visits.ts'
import { tellPositions } from './platform/db/replica/tell-position.ts'
import { watchQueue } from './platform/db/watch-queue.ts'
import type { Deps } from './platform/deps.ts'
import { registerApiDocs } from './platform/http/api-docs/api-docs.ts'
import type { Binding } from './platform/http/binding.ts'
import { languageCookie } from './platform/http/choose-language.ts'
import { answerUnknownApiPath, answerWithProblem, handleErrors } from './platform/http/error-handling.ts'
import { logRequest } from './platform/http/log-request.ts'
import { readPlaces } from './platform/http/place-of.ts'
import { registerBindings } from './platform/http/register-bindings.ts'
import { closeConnections } from './platform/http/serving/close-connections.ts'
import { letConnectionsGo } from './platform/http/serving/drain.ts'
import { registerMetrics } from './platform/http/serving/metrics.ts'
import { registerHealth } from './platform/http/serving/observability.ts'
import { secureEveryReply } from './platform/http/serving/security-headers.ts'
import { shedLoad } from './platform/http/serving/shed-load.ts'
import { limitArrivals } from './platform/http/uploads/arrival.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import { requireWithin } from './platform/limits/require-within.ts'
import type { LiveHub } from './platform/live/live-hub.ts'
import { registerLive } from './platform/live/register-live.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { sendMailJob } from './platform/mail/send-mail.ts'
import { type Pages, registerPages } from './platform/pages/register-pages.ts'
import { registerKeys } from './platform/signing/register-keys.ts'
import { sweepExpired, sweepMinutely } from './sweeps.ts'

const BODY_LIMIT = 256 * 1024

/** Every endpoint of the product, by feature. */
export function allBindings(deps: Deps): Binding[] {
  return [
    ...siteRoutes(deps),
    ...platformSettingsRoutes(deps),
    ...waitlistRoutes(deps),
    ...sessionRoutes(deps),
    ...accountRoutes(deps),
    ...recoveryRoutes(deps),
    ...adminSetUpRoutes(deps),
    ...secondFactorRoutes(deps),
    ...passkeyRoutes(deps),
    ...proofRoutes(deps),
    ...googleRoutes(deps),
    ...closureRoutes(deps),
    ...privacyRoutes(deps),
    ...dataExportRoutes(deps),
    ...accessListRoutes(deps),
    ...verificationRoutes(deps),
    ...placeRoutes(deps),
    ...profileRoutes(deps),
    ...cohostRoutes(deps),
    ...publicProfileRoutes(deps),
    ...photoRoutes(deps),
    ...listingRoutes(deps),
    ...searchRoutes(deps),
    ...wishlistRoutes(deps),
    ...calendarRoutes(deps),
    ...premisesRoutes(deps),
    ...bookingRoutes(deps),
    ...creditRoutes(deps),
    ...paymentRoutes(deps),
    ...payoutRoutes(deps),
    ...taxRoutes(deps),
    ...conversationRoutes(deps),
    ...moderationRoutes(deps),
    ...complianceRoutes(deps),
    ...claimRoutes(deps),
    ...reviewRoutes(deps),
    ...referralRoutes(deps),
    ...notificationRoutes(deps),
    ...peopleRoutes(deps),
    ...auditRoutes(deps),
    ...retentionRoutes(deps),
    ...applicationRoutes(deps),
    ...hostingRoutes(deps),
    ...assignmentRoutes(deps),
    ...analyticsRoutes(deps),
    ...adminRoutes(deps),
    ...devMailRoutes(deps),
  ]
}

/** Every background job of the product. */
export function allJobs(deps: Deps, mailer: Mailer): JobHandlers {
  const composers = {
    ...accountMails(deps),
    ...recoveryMails(deps),
    ...peopleMails(deps),
    ...profileMails(deps),
    ...proofMails(deps),
    ...closureMails(deps),
    ...dataExportMails(deps),
    ...cohostMails(deps),
    ...accessListMails(deps),
    ...waitlistMails(deps),
    ...verificationMails(deps),
    ...applicationMails(deps),
    ...bookingMails(deps),
    ...conversationMails(deps),
    ...complianceMails(deps),
    ...claimMails(deps),
    ...mailingMails(deps),
    ...reviewMails(deps),
    ...referralMails(deps),
  }
  const sendMail = sendMailJob({
    composers,
    mailer,
    config: deps.config,
    wants: (off) => wantsMailNow(deps, off),
    languageOf: (address) => findLanguage(deps.db, address),
    log: deps.log,
  })
  return {
    'send-mail': sendMail,
    'send-letter': sendMail,
    'send-mailing': ({ mailingId }) => fanOutMailing(deps, mailingId),
    notify: (notice, job) => notify(deps, notice, job),
    'mail-unread': ({ userId }) => mailUnread(deps, userId),
    'decide-verification': ({ verificationId }) => acceptByMock(deps, verificationId),
    'project-listings-of': ({ userId }) => projectHost(deps, userId),
    'heed-doors': ({ actorId }) => applyAccessChange(deps, actorId),
    'encode-avif': ({ photoId }) => encodeAvif(deps, photoId),
    'export-data': ({ exportId }) => exportData(deps, exportId),
    'delete-avatar': ({ key }) => deps.files.delete(key),
    'drop-unkept-file': ({ fileId }) => dropUnkeptFile(deps, fileId),
    'drop-removed-file': ({ fileId }) => dropRemovedFile(deps, fileId),
    'drop-unkept-evidence': ({ evidenceId }) => dropUnkeptEvidence(deps, evidenceId),
    'forget-customer': (whom) => forgetCustomer(deps, whom),
    'delete-photo-files': ({ photoId, widths }) => deletePhotoFiles(deps.files, photoId, widths),
    'fetch-calendar': ({ feedId }) => importCalendar(deps, feedId),
    'end-overdue-booking': ({ bookingId }) => endOverdueBooking(deps, bookingId),
    'complete-booking': ({ bookingId }) => completeBooking(deps, bookingId),
    'remind-booking': ({ bookingId }) => remindBooking(deps, bookingId),
    'plan-trip': ({ bookingId }) => planTrip(deps, bookingId),
    'end-requests-of': (suspended) => endRequestsOf(deps, suspended),
    'advance-charge': ({ chargeId }) => advanceAny(deps, CHARGE_OWNERS, chargeId),
    'capture-rent': ({ bookingId }) => captureRent(deps, bookingId),
    'void-charge': ({ chargeId }) => voidCharge(deps, chargeId),
    'renew-authorization': ({ chargeId }) => renewAuthorization(deps, CHARGE_OWNERS, chargeId),
    'handle-payment-webhook': (hint) => handlePaymentWebhook(deps, CHARGE_OWNERS, hint),
    'send-refund': ({ refundId }) => sendRefund(deps, refundId),
    'let-payouts-go-of': ({ userId }) => releaseHeldPayoutsOf(deps, userId),
    'release-payout': ({ payoutId }) => releasePayout(deps, payoutId),
    'send-payout': ({ payoutId }) => sendPayout(deps, payoutId),
    'remind-claim': ({ claimId }) => remindClaim(deps, claimId),
    'write-off-credits': () => writeOffExpired(deps),
    'reconcile-payments': () => reconcilePayments(deps),
    'sweep-bookings': () => sweepMinutely(deps),
    'close-reviews': ({ bookingId }) => closeReviews(deps, bookingId),
    'note-referral': (arrival) => noteReferral(deps, arrival),
    'join-referral': (joining) => joinReferral(deps, joining),
    'reward-referral': ({ bookingId }) => rewardReferral(deps, bookingId),
    'take-back-refunded': ({ bookingId }) => takeBackRefunded(deps, bookingId),
    'open-packet': ({ bookingId }) => openPacket(deps, bookingId),
    'reissue-release': ({ bookingId }) => reissueRelease(deps, bookingId),
    'reissue-releases-of': (about) => reissueReleasesOf(deps, about),
    'sweep-compliance': () => sweepCompliance(deps),
    'seal-audit': () => sealAudit(deps),
    'apply-retention': () => applyRetention(deps),
    'deliver-simulated-events': () => deliverSimulatedEvents(deps),
    'sweep-expired': () => sweepExpired(deps),
    'settle-payment': ({ paymentId }) => advanceAny(deps, CHARGE_OWNERS, paymentId),
    'finish-confirmation': ({ bookingId }) => captureRent(deps, bookingId),
    'release-payment': ({ paymentId }) => voidCharge(deps, paymentId),
    'renew-authorisation': ({ paymentId }) => renewAuthorization(deps, CHARGE_OWNERS, paymentId),
    'look-at-charge': (hint) => handlePaymentWebhook(deps, CHARGE_OWNERS, hint),
    'charge-claim': ({ chargeId }) => advanceAny(deps, CHARGE_OWNERS, chargeId),
  }
}

export async function buildApp(
  deps: Deps,
  pool: pg.Pool,
  hub: LiveHub,
  pages: Pages | null,
  pools: Record<string, pg.Pool> = { main: pool },
): Promise<FastifyInstance> {
  const { config } = deps
  const secure = secureEveryReply({ https: config.publicUrl.startsWith('https:'), dev: config.dev })
  const app = Fastify(serverOptions(deps, secure))
  app.setValidatorCompiler(() => () => true) // the binder parses with zod; JSON Schema is for documents and serialising
  app.addHook('onRequest', async (_, reply) => secure(reply))
  app.addHook('onResponse', async (request, reply) => {
    logRequest(request, reply)
    countVisit(deps.counts, request, reply)
  })
  readPlaces(app, config.placeHeader)
  app.removeContentTypeParser('text/plain') // JSON or nothing; an unknown type answers 415
  handleErrors(app)
  if (config.maxEventLoopDelay > 0)
    await app.register(underPressure, { maxEventLoopDelay: config.maxEventLoopDelay, retryAfter: 5 })
  shedLoad(app, watchQueue(pool))
  await registerApiDocs(app, config.publicUrl)
  registerHealth(app, { isReady: () => isReady(pool) })
  if (config.metricsToken !== null)
    registerMetrics(app, config.metricsToken, figuresOf(deps, hub, pools, pool))
  letConnectionsGo(app)
  closeConnections(app)
  limitArrivals(app)
  if (deps.replica) tellPositions(app, pool, config.publicUrl.startsWith('https:'))
  const bindings = allBindings(deps)
  const authenticate = createAuthenticate(pool, deps.clock, config.sessionSecret)
  await registerBindings(app, bindings, {
    authenticate,
    cookieOf: rememberLanguage(config.publicUrl),
    isShown: isShownWhileImpersonating,
    now: () => deps.clock.now(),
    spend: (limit, who) => requireWithin(deps, limit, who),
  })
  registerLive(app, hub, authenticate)
  servePhotos(app, deps)
  serveAvatars(app, deps.files)
  serveExports(app, deps)
  registerSitemap(app, deps)
  registerCalendars(app, deps)
  registerKeys(app, deps.signing)
  registerWellKnown(app, deps)
  await registerUnsubscribe(app, deps)
  const unknownApiPath = answerUnknownApiPath(bindings)
  const page = pages ? await registerPages(app, pages, deps) : null
  app.setNotFoundHandler((request, reply) => {
    if (page === null || request.url.startsWith('/api/') || request.url === '/api')
      return unknownApiPath(request, reply)
    return page(request, reply)
  })
  return app
}

function serverOptions({ config, log }: Deps, secure: (reply: FastifyReply) => void): FastifyServerOptions {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    keepAliveTimeout: 61_000,
    // The log is the only other place that knows this id, so a person can quote it.
    genReqId: () => randomUUID(),
    // On SIGTERM: finish what is being answered, take nothing new, do not wait for idle connections.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      // An address that cannot be read passes no hook.
      secure(reply)
      answerWithProblem(error, request, reply)
    },
    ...(config.tls ? { https: { ...config.tls, minVersion: 'TLSv1.3' } } : {}),
  } as FastifyServerOptions
}

/** A person who has chosen a language reads the next page in it: pages are drawn before anyone is known. */
function rememberLanguage(publicUrl: string) {
  return (answer: unknown) => {
    const language = languageToRemember(answer)
    return language ? languageCookie(language, publicUrl.startsWith('https:')) : null
  }
}

async function isReady(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  }
}
