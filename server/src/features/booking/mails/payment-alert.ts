import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface PaymentAlertParams extends MailSite {
  /** What was found, in our own words or as a code. */
  what: string
  bookingId: string
}

const WORDS: Record<string, string> = {
  reconciliation: "Our ledger and the payment provider don't match",
}

/** For whoever runs the house: money that did not do what it should, and that no retry mends. */
export function paymentAlertMail(params: PaymentAlertParams): Mail {
  const { bookingId, publicUrl, supportEmail } = params
  const what = WORDS[params.what] ?? params.what
  const url = new URL('/admin/bookings', publicUrl)
  if (bookingId !== '') url.searchParams.set('q', bookingId)
  return renderMail({
    subject: 'A payment needs your attention',
    preheader: what,
    heading: 'A payment needs your attention',
    blocks: [
      {
        kind: 'text',
        text: "Something happened to a payment that Roomtone can't sort out on its own:",
      },
      {
        kind: 'facts',
        rows: [
          ['What happened', what],
          ...(bookingId === '' ? [] : [['Booking', bookingId] as [string, string]]),
        ],
      },
      { kind: 'button', label: bookingId === '' ? 'See all bookings' : 'See the booking', url: url.href },
    ],
    reason: 'You got this because you operate this Roomtone.',
    publicUrl,
    supportEmail,
  })
}
