import { textsIn } from '@roomtone/texts/all/cohost/mails'
import { formatsIn } from '@roomtone/texts/all/formats'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface NewsParams extends MailSite {
  fullName: string
  title: string
  /** First names. */
  guest: string
  host: string
  production: string
  startsAt: Date
  timeZone: string
  link: string
}

type Texts = ReturnType<typeof textsIn>
type Values = { guest: string; title: string; start: { at: Date; timeZone: string } }
type Words = { subject: string; preheader: string; text: string }

/** News about a booking that the reader helps with. */
function newsMail(
  params: NewsParams,
  wordsOf: (texts: Texts, values: Values & { inside: Values }) => Words,
  unsubscribeUrl: string | null = null,
): MailIn {
  const { fullName, title, production, startsAt, timeZone, link, publicUrl, supportEmail } = params
  const start = { at: startsAt, timeZone }
  const name = greetingName(params.guest)
  return (language) => {
    const texts = textsIn(language)
    const { booking, names } = texts
    const { subject, preheader, text } = wordsOf(texts, {
      guest: name ?? names.aGuest,
      title,
      start,
      inside: { guest: name ?? names.aGuestInside, title, start },
    })
    return writeMail(language, {
      subject,
      preheader,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text },
        {
          kind: 'facts',
          rows: [
            [booking.production, production],
            [booking.starts, formatsIn(language).date('dateTime', start)],
          ],
        },
        { kind: 'button', label: booking.action, url: link },
      ],
      reason: booking.reason,
      unsubscribeUrl,
      publicUrl,
      supportEmail,
    })
  }
}

export function cohostBookedMail(params: NewsParams): MailIn {
  return newsMail(params, ({ news: { booked }, names }, { inside, ...values }) => ({
    subject: booked.subject(inside),
    preheader: booked.preheader,
    text: booked.text({ ...values, host: greetingName(params.host) ?? names.itsHost }),
  }))
}

export function cohostCancelledMail(params: NewsParams): MailIn {
  return newsMail(params, ({ news: { cancelled } }, { inside, ...values }) => ({
    subject: cancelled.subject(inside),
    preheader: cancelled.preheader,
    text: cancelled.text(values),
  }))
}

export function cohostWithdrawnMail(params: NewsParams): MailIn {
  return newsMail(params, ({ news: { withdrawn } }, { inside }) => ({
    subject: withdrawn.subject(inside),
    preheader: withdrawn.preheader,
    text: withdrawn.text(inside),
  }))
}

export function cohostSecondHoldMail(params: NewsParams): MailIn {
  return newsMail(params, ({ news: { secondHold } }, { inside, ...values }) => ({
    subject: secondHold.subject(inside),
    preheader: secondHold.preheader,
    text: secondHold.text(values),
  }))
}

export function cohostReminderMail(params: NewsParams & { unsubscribeUrl: string | null }): MailIn {
  return newsMail(
    params,
    ({ news: { reminder } }, { inside, ...values }) => ({
      subject: reminder.subject(inside),
      preheader: reminder.preheader(values),
      text: reminder.text(values),
    }),
    params.unsubscribeUrl,
  )
}
