import { handsOf } from '../jobs/lanes.ts'
import { onDemand } from '../on-demand.ts'
import { isRefusedForGood } from './is-refused-for-good.ts'
import { type Mailer, MailRefused } from './mailer.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

const nodemailer = onDemand<typeof import('nodemailer')>('nodemailer')

/**
 * A silent server is left after seconds, not after the ten minutes that are usual: the job tries again. The
 * Message-ID comes from the letter's key: a retry after a lost answer is recognizably the same mail.
 * Connections are kept for the next mail, one for every hand so that none waits for another, and are closed
 * before the server tires of them. A kept one that turns out to be dead is replaced once; the rest is for the
 * job.
 */
export function createSmtpMailer(options: { url: string; from: string; publicUrl: string }): Mailer {
  const transport = nodemailer().createTransport(
    {
      url: options.url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      pool: true,
      maxConnections: handsOf('mails') + handsOf('letters'),
      maxRequeues: 1,
      idleTimeout: 10_000,
    },
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
