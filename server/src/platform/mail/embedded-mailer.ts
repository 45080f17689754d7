import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Mailer } from './mailer.ts'

/** Keeps mails in the database, to be read at /dev/mail. */
export function createEmbeddedMailer(db: Db, clock: Clock): Mailer {
  return {
    async deliver({ key, to, kind, mail, unsubscribe }) {
      await db
        .insertInto('embedded_mails')
        .values({
          message_key: key,
          recipient: to,
          kind,
          ...mail,
          unsubscribe_url: unsubscribe?.page ?? null,
          sent_at: clock.now(),
        })
        .onConflict((conflict) => conflict.constraint('embedded_mails_once').doNothing())
        .execute()
    },
    async close() {},
  }
}
