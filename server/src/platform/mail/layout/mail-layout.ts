import { speechIn } from '@roomtone/contract/language/speech'
import type { Language } from '@roomtone/domain/account/languages'
import type { Mail } from './mail.ts'
import type { MailContent } from './mail-content.ts'
import { oneLine } from './one-line.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { translateContent } from './translate-content.ts'

/** What a mail was written from, for saying it in another language. */
const contents = new WeakMap<Mail, MailContent>()

export function renderMail(given: MailContent): Mail {
  const mail = render(given, 'en')
  contents.set(mail, given)
  return mail
}

/** Templates write English; who reads another language gets the same mail in theirs. */
export function mailIn(language: Language, mail: Mail): Mail {
  const content = contents.get(mail)
  if (language === 'en' || !content) return mail
  return render(content, language)
}

function render(written: MailContent, language: Language): Mail {
  const given = translateContent(written, speechIn(language), language)
  const content = { ...given, subject: oneLine(given.subject), preheader: oneLine(given.preheader) }
  return {
    subject: content.subject,
    html: renderHtml(content, language),
    text: renderText(content, language),
  }
}
