import type { JobHandler } from '../jobs/jobs.ts'
import type { Mail } from './layout/mail.ts'
import type { Mailer } from './mailer.ts'

/** Writes one mail from ids, when it is about to leave. Null: its reason has gone away, so nothing is sent. */
export type Composer = (about: Record<string, string>) => Promise<{ to: string; mail: Mail } | null>
export type Composers = Record<string, Composer>

export function sendMailJob(composers: Composers, mailer: Mailer): JobHandler<'send-mail'> {
  return async ({ mail: kind, about }, job) => {
    const compose = composers[kind]
    if (!compose) throw new Error(`No composer for mail ${kind}`)
    const letter = await compose(about)
    if (letter) await mailer.deliver({ key: job.key, kind, ...letter })
  }
}
