import { withoutMarks } from '@roomtone/contract/language/own-words'
import { speechIn } from '@roomtone/contract/language/speech'
import type { Language } from '@roomtone/texts/languages'
import type { Mail, MailIn } from './mail.ts'
import type { MailContent } from './mail-content.ts'
import { oneLine } from './one-line.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { translateContent } from './translate-content.ts'

/** What a mail was written from, for saying it in another language. */
const contents = new WeakMap<Mail, MailContent>()

/** For templates that still write English; `mailIn` says it in the reader's language. */
export function renderMail(given: MailContent): Mail {
  const mail = writeMail('en', given)
  contents.set(mail, given)
  return mail
}

/** Of words that are in `language` already. */
export function writeMail(language: Language, written: MailContent): Mail {
  const given = translateContent(written, withoutMarks)
  const content = { ...given, subject: oneLine(given.subject), preheader: oneLine(given.preheader) }
  return {
    subject: content.subject,
    html: renderHtml(content, language),
    text: renderText(content, language),
  }
}

/** Templates write English; who reads another language gets the same mail in theirs. */
export function mailIn(language: Language, mail: Mail | MailIn): Mail {
  if (typeof mail === 'function') return mail(language)
  const content = contents.get(mail)
  if (language === 'en' || !content) return mail
  return writeMail(language, translateContent(content, speechIn(language)))
}
