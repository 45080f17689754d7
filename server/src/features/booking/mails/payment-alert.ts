import { textsIn } from '@roomtone/texts/all/payment/mails'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface PaymentAlertParams extends MailSite {
  /** What was found, as a code. */
  what: string
  /** Cents, where it is about an amount. */
  amount: number | null
  bookingId: string
}

type Texts = ReturnType<typeof textsIn>['paymentAlert']

/** For the operators: money that did not do what it should, and that no retry fixes. */
export function paymentAlertMail(params: PaymentAlertParams): MailIn {
  const { bookingId, publicUrl, supportEmail } = params
  const url = new URL('/admin/bookings', publicUrl)
  if (bookingId !== '') url.searchParams.set('q', bookingId)
  return (language) => {
    const texts = textsIn(language).paymentAlert
    const what = whatHappened(texts, params)
    return writeMail(language, {
      subject: texts.subject,
      preheader: what,
      heading: texts.subject,
      blocks: [
        { kind: 'text', text: texts.text },
        {
          kind: 'facts',
          rows: [
            [texts.happened, what],
            ...(bookingId === '' ? [] : [[texts.booking, bookingId] satisfies [string, string]]),
          ],
        },
        {
          kind: 'button',
          label: bookingId === '' ? texts.seeBookings : texts.seeBooking,
          url: url.href,
        },
      ],
      reason: texts.reason,
      publicUrl,
      supportEmail,
    })
  }
}

/** A job from before there were codes has a sentence, which is shown as it is. */
function whatHappened({ mismatch, moved }: Texts, { what, amount }: PaymentAlertParams): string {
  if (what === 'reconciliation') return mismatch
  return isMoved(what, moved) && amount !== null ? moved[what]({ amount }) : what
}

function isMoved(what: string, moved: Texts['moved']): what is keyof Texts['moved'] {
  return Object.hasOwn(moved, what)
}
