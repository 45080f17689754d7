import type { Language } from '@roomtone/texts/languages'
import type { Mail, MailIn } from '../src/platform/mail/layout/mail.ts'

/** A mail as its reader gets it. */
export function mailIn(language: Language, mail: MailIn): Mail {
  return mail(language)
}
