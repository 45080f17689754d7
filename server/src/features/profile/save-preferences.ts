import type { Member } from '@roomtone/contract/account/member'
import type { Parsed } from '@roomtone/contract/endpoint'
import type { savePreferences as savePreferencesEndpoint } from '@roomtone/contract/profile/preferences'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { viewMember } from '../session/entry.ts'
import { updatePreferences } from './profile.store.ts'

/** A reply that says who somebody is also sets the cookie by which pages are drawn in their language. */
export async function savePreferences(
  deps: Deps,
  { userId }: Actor,
  { language, timeZone }: Parsed<typeof savePreferencesEndpoint>['body'],
): Promise<Member> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if (language !== undefined || timeZone !== undefined) {
      await updatePreferences(tx, userId, { language, timeZone })
      await deps.audit.record(tx, {
        now,
        actorId: userId,
        action: 'preferences.saved',
        subjectType: 'user',
        subjectId: userId,
        data: {
          ...(language === undefined ? {} : { language }),
          ...(timeZone === undefined ? {} : { timeZone }),
        },
      })
    }
    return viewMember(tx, userId)
  })
}
