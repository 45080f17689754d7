import type { MailSite } from './mail.ts'
import type { MailBlock } from './mail-block.ts'

export interface MailContent extends MailSite {
  subject: string
  /** The grey line that an inbox shows beside the subject. */
  preheader: string
  heading: string
  blocks: MailBlock[]
  /** Why this person got this mail, as a full sentence for the footer. */
  reason: string
  /** For mails that a person may turn off: the composer's second argument says where. */
  unsubscribeUrl?: string | null
}
