import type { SubscriptionView } from '@roomtone/contract/notification/unsubscribe'
import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { LIMITS } from '../limits.ts'
import { findPreferences } from './preference.store.ts'
import { readLink } from './read-link.ts'
import { subscriptionView } from './subscription.view.ts'

export async function showSubscription(
  deps: Deps,
  token: string,
  { address }: Caller,
): Promise<SubscriptionView> {
  await requireWithin(deps, LIMITS.subscriptionsOfAddress, address)
  const { userId, email, topic } = await readLink(deps, token)
  return subscriptionView({ email, topic, preferences: await findPreferences(deps.db, userId) })
}
