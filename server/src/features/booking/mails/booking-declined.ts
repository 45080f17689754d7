import { textsIn as labelsIn } from '@roomtone/texts/all/labels'
import type { MailIn } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail } from './letter.ts'
import { reasonFacts } from './reason-facts.ts'

export function bookingDeclinedMail(letter: Letter): MailIn {
  return letterMail(letter, (writing) => {
    const { language, texts, values } = writing
    const { declined, tender } = texts
    return {
      subject: declined.subject(values),
      preheader: declined.preheader,
      text: [`${declined.text(values)} ${tender.released(values)}`],
      quote: letter.endNote,
      facts: reasonFacts(writing, labelsIn(language).declineReasons),
      action: texts.actions.search,
      link: new URL('/search', letter.publicUrl).href,
      note: declined.note,
    }
  })
}
