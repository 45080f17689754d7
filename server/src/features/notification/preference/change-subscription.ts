import type { SubscriptionView } from '@roomtone/contract/notification/unsubscribe'
import { isOffer, type MailPreferences } from '@roomtone/domain/notification/topics'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import type { MailOff } from '../../../platform/mail/unsubscribe-token.ts'
import { LIMITS } from '../limits.ts'
import { findPreferences, switchMarketing, switchTopic } from './preference.store.ts'
import { readLink } from './read-link.ts'
import { subscriptionView } from './subscription.view.ts'

type Change = { what: 'topic' | 'marketing'; isOn: boolean }

export async function changeSubscription(
  deps: Deps,
  { token, ...change }: Change & { token: string },
  { address }: Caller,
): Promise<SubscriptionView> {
  await requireWithin(deps, LIMITS.subscriptionsOfAddress, address)
  const { email, ...off } = await readLink(deps, token)
  const preferences = await applyChange(deps, off, change)
  return subscriptionView({ email, topic: off.topic, preferences })
}

/** The button of a mail program: no more offers of any kind, or no more mail of this one kind. */
export async function unsubscribeAtOnce(deps: Deps, token: string): Promise<void> {
  const off = await readLink(deps, token)
  await applyChange(deps, off, { what: isOffer(off.topic) ? 'marketing' : 'topic', isOn: false })
}

/** No one is signed in here, so the row names no actor: the link of a mail was enough. */
async function applyChange(
  deps: Deps,
  { userId, topic }: MailOff,
  { what, isOn }: Change,
): Promise<MailPreferences> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const before = await findPreferences(tx, userId)
    const wasOn = what === 'topic' ? !before.topicsOff.includes(topic) : !before.noMarketing
    if (wasOn === isOn) return before
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: isOn ? 'mail.subscribed' : 'mail.unsubscribed',
      subjectType: 'user',
      subjectId: userId,
      data: { what: what === 'topic' ? topic : 'marketing' },
    })
    return what === 'topic'
      ? switchTopic(tx, { userId, topic, isOn, now })
      : switchMarketing(tx, { userId, isOn, now })
  })
}
