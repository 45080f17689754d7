import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface PaymentAlertParams extends MailSite {
  /** What was found, in our own words or as a code. */
  what: string
  bookingId: string
}

const WORDS: Record<string, string> = {
  reconciliation: 'Our ledger and the payment provider do not say the same',
}

/** For whoever runs the house: money that did not do what it should, and that no retry mends. */
export function paymentAlertMail(params: PaymentAlertParams): Mail {
  const { bookingId, publicUrl, supportEmail } = params
  const what = WORDS[params.what] ?? params.what
  const url = new URL('/admin/bookings', publicUrl)
  if (bookingId !== '') url.searchParams.set('q', bookingId)
  return renderMail({
    subject: 'A payment needs a person',
    preheader: what,
    heading: 'Money needs a look.',
    blocks: [
      {
        kind: 'text',
        text: 'Something about a payment does not add up, and the machine cannot settle it alone:',
      },
      {
        kind: 'facts',
        rows: [['What', what], ...(bookingId === '' ? [] : [['Booking', bookingId] as [string, string]])],
      },
      { kind: 'button', label: 'Look at the booking', url: url.href },
    ],
    reason: 'You got this because you run this Roomtone.',
    publicUrl,
    supportEmail,
  })
}
