import { onDemand } from '../on-demand.ts'
import { isRefusedForGood } from './is-refused-for-good.ts'
import { type Mailer, MailRefused } from './mailer.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

const nodemailer = onDemand<typeof import('nodemailer')>('nodemailer')

/**
 * A server that says nothing is left after seconds, not after the ten minutes that are usual: the job comes again.
 * The Message-ID comes from the letter's key: a retry after a lost answer is recognisably the same mail.
 */
export function createSmtpMailer(options: { url: string; from: string; publicUrl: string }): Mailer {
  const transport = nodemailer().createTransport(
    { url: options.url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from: options.from },
  )
  const domain = new URL(options.publicUrl).hostname
  return {
    async deliver({ key, to, kind, mail, unsubscribe }) {
      const sent = transport.sendMail({
        to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${key.replace(/[^a-zA-Z0-9.-]/g, '.')}@${domain}>`,
        headers: {
          'X-Roomtone-Kind': kind,
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe ? oneClickHeaders(unsubscribe) : {}),
        },
      })
      await sent.catch((error: Error) => {
        throw isRefusedForGood(error) ? new MailRefused(error.message, { cause: error }) : error
      })
    },
    async close() {
      transport.close()
    },
  }
}

/** What mail programs draw their own button from (RFC 8058). */
function oneClickHeaders({ oneClick }: UnsubscribeLinks): Record<string, string> {
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
