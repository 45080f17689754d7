import { wantsMail } from '@roomtone/domain/notification/topics'
import type { Deps } from '../../platform/deps.ts'
import type { MailOff } from '../../platform/mail/unsubscribe-token.ts'
import { findPreferences } from './preference.store.ts'

export async function wantsMailNow({ db }: Deps, { userId, topic }: MailOff): Promise<boolean> {
  return wantsMail(await findPreferences(db, userId), topic)
}
