import { wantsMail } from '@roomtone/domain/notification/topics'
import type { Deps } from '../../../platform/deps.ts'
import type { MailOff } from '../../../platform/mail/unsubscribe-token.ts'
import { findPreferences, isHere } from './preference.store.ts'

/** Of mails that can be turned off: what binds somebody, moves money or guards the account is not asked about here. */
export async function wantsMailNow({ db }: Deps, { userId, topic }: MailOff): Promise<boolean> {
  return (await isHere(db, userId)) && wantsMail(await findPreferences(db, userId), topic)
}
