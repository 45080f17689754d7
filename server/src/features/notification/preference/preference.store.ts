import { EVERYTHING_ON, type MailPreferences, type OptionalTopic } from '@roomtone/domain/notification/topics'
import { sql } from 'kysely'
import type { Handle } from '../../../platform/db/database.ts'

/** Without a row everything is on. */
export async function findPreferences(handle: Handle, userId: string): Promise<MailPreferences> {
  const row = await handle
    .selectFrom('notification_preferences')
    .select(['topics_off as topicsOff', 'no_marketing as noMarketing'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? EVERYTHING_ON
}

/**
 * Whether this person could use what a mail leads to. A person who deactivated their account asked to be left
 * alone.
 */
export async function isHere(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.suspended_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .where('profiles.verification_status', '<>', 'deactivated')
    .executeTakeFirst()
  return row !== undefined
}

type Switch = { userId: string; isOn: boolean; now: Date }

/** One statement, from the row's current value, so that two simultaneous switches both count. */
export async function switchTopic(
  handle: Handle,
  { userId, topic, isOn, now }: Switch & { topic: OptionalTopic },
): Promise<MailPreferences> {
  const off = isOn ? [] : [topic]
  return handle
    .insertInto('notification_preferences')
    .values({ user_id: userId, topics_off: off, updated_at: now })
    .onConflict((conflict) =>
      conflict.constraint('notification_preferences_pkey').doUpdateSet({
        topics_off: sql`array_remove(notification_preferences.topics_off, ${topic}::text) || ${off}::text[]`,
        updated_at: now,
      }),
    )
    .returning(['topics_off as topicsOff', 'no_marketing as noMarketing'])
    .executeTakeFirstOrThrow()
}

export async function switchMarketing(
  handle: Handle,
  { userId, isOn, now }: Switch,
): Promise<MailPreferences> {
  const set = { no_marketing: !isOn, updated_at: now }
  return handle
    .insertInto('notification_preferences')
    .values({ user_id: userId, ...set })
    .onConflict((conflict) => conflict.constraint('notification_preferences_pkey').doUpdateSet(set))
    .returning(['topics_off as topicsOff', 'no_marketing as noMarketing'])
    .executeTakeFirstOrThrow()
}
