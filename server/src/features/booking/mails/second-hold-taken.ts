import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail } from './letter.ts'

/** To the host. The list of second holds stays where it is when this one ends. */
export function secondHoldTakenMail(letter: Letter): MailIn {
  return letterMail(letter, ({ texts: { secondHold }, values }) => ({
    subject: secondHold.subject(values),
    preheader: secondHold.preheader(values),
    text: [secondHold.text(values), secondHold.how(values)],
    action: secondHold.action,
    link: new URL('/hosting?tab=today&show=second_holds', letter.publicUrl).href,
  }))
}
