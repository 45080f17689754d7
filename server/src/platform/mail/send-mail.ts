import type { Language } from '@roomtone/texts/languages'
import type { Config } from '../../config.ts'
import type { JobHandler } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { MailIn } from './layout/mail.ts'
import { type Mailer, MailRefused } from './mailer.ts'
import { unsubscribeLinks } from './unsubscribe-links.ts'
import type { MailOff } from './unsubscribe-token.ts'

/** Null: this mail cannot be turned off. */
type ComposeContext = { unsubscribeUrl: string | null }

/** Writes one mail from ids, when it is about to leave. Null: its reason has gone away, so nothing is sent. */
export type Composer = (
  about: Record<string, string>,
  context: ComposeContext,
) => Promise<{ to: string; mail: MailIn } | null>
export type Composers = Record<string, Composer>

type Sending = {
  composers: Composers
  mailer: Mailer
  config: Pick<Config, 'publicUrl' | 'sessionSecret'>
  /** Asked again for mails of a topic: it may have been turned off while this one waited. */
  wants: (off: MailOff) => Promise<boolean>
  /** The language that the member at this address has chosen; null where there is none. */
  languageOf: (address: string) => Promise<Language | null>
  log: Log
}

export function sendMailJob(sending: Sending): JobHandler<'send-mail' | 'send-letter'> {
  const { composers, mailer, config, wants, languageOf, log } = sending
  return async ({ mail: kind, about, off, language }, job) => {
    const compose = composers[kind]
    if (!compose) throw new Error(`No composer for mail ${kind}`)
    if (off && !(await wants(off))) return
    const unsubscribe = off ? unsubscribeLinks(config, off) : null
    const letter = await compose(about, { unsubscribeUrl: unsubscribe?.page ?? null })
    if (!letter) return
    const mail = letter.mail((await languageOf(letter.to)) ?? language ?? 'en')
    try {
      await mailer.deliver({ key: job.key, kind, unsubscribe, to: letter.to, mail })
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      // Done, as far as it can be: a job that failed would be tried for hours and counted for ever.
      log.warn(
        { err: error, mail: kind, job: job.key },
        'a mail was refused for its recipient, it is not sent again',
      )
    }
  }
}
