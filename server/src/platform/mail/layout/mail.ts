/** What a template hands over; addresses and delivery are the sender's business. */
export interface Mail {
  subject: string
  html: string
  text: string
}

/** What every template needs besides its own facts. */
export interface MailSite {
  publicUrl: string
  supportEmail: string
}
