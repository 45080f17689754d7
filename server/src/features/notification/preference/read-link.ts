import { textsIn } from '@roomtone/texts/all/notification/refusals'
import type { Deps } from '../../../platform/deps.ts'
import { type MailOff, readUnsubscribeToken } from '../../../platform/mail/unsubscribe-token.ts'
import { Refused } from '../../../platform/refused.ts'
import { findSubscriber } from './subscription.store.ts'

type Subscriber = MailOff & { email: string }

export async function readLink({ db, config }: Deps, token: string): Promise<Subscriber> {
  const off = readUnsubscribeToken(config.sessionSecret, token)
  const subscriber = off ? await findSubscriber(db, off.userId) : undefined
  if (!off || !subscriber)
    throw new Refused('not_found', {
      detail: (language) => textsIn(language).refusals.linkIncomplete,
    })
  return { ...off, ...subscriber }
}
