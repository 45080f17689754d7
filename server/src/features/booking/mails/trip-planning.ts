import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail } from './letter.ts'

export function tripPlanningMail(letter: Letter): MailIn {
  return letterMail(letter, ({ texts: { planning }, values }) => ({
    subject: planning.subject(values),
    preheader: planning.preheader,
    text: [
      planning.text(values),
      planning.callTime,
      planning.crewList(values),
      planning.parking,
      planning.power,
      planning.sound,
      planning.insurance,
      planning.releases,
    ],
    action: planning.action,
    note: planning.note,
  }))
}
