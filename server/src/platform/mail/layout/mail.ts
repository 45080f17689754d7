import type { Language } from '@roomtone/texts/languages'

/** What a template hands over; addresses and delivery are the sender's business. */
export interface Mail {
  subject: string
  html: string
  text: string
}

/** A mail is written when it leaves, in the language its reader has chosen. */
export type MailIn = (language: Language) => Mail

/** What every template needs besides its own facts. */
export interface MailSite {
  publicUrl: string
  supportEmail: string
}
