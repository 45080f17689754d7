import type { Input } from '@roomtone/contract/endpoint'
import type { writeMailing } from '@roomtone/contract/notification/mailings'
import { mailingCalls } from '@roomtone/contract/notification/notification.calls'
import type { OptionalTopic } from '@roomtone/domain/notification/topics'
import type { Person, TestHouse } from './house.ts'

/** Someone whom mailings can reach. */
export async function aReader(house: TestHouse, over: Parameters<TestHouse['aPerson']>[0] = {}) {
  const person = await house.aPerson(over)
  await house.deps.db
    .updateTable('users')
    .set({ email_confirmed_at: house.clock.now() })
    .where('id', '=', person.id)
    .execute()
  return person
}

export const MAILING = {
  topic: 'news',
  audience: 'everyone',
  subject: 'Rooms with north light',
  body: 'Three of them are new this week.\n\nAll take\na dolly.',
  link: { label: 'Look at them', path: '/search?q=north' },
} as const

/** A draft of this admin's. */
export async function aMailing(
  house: TestHouse,
  { token }: Person,
  over: Partial<Input<typeof writeMailing>['body']> = {},
): Promise<string> {
  const { id } = await house.call(mailingCalls.write, { body: { ...MAILING, ...over } }, { token })
  return id
}

export async function turnOff(
  house: TestHouse,
  userId: string,
  { topics = [], marketing = false }: { topics?: OptionalTopic[]; marketing?: boolean },
): Promise<void> {
  await house.deps.db
    .insertInto('notification_preferences')
    .values({ user_id: userId, topics_off: topics, no_marketing: marketing, updated_at: house.clock.now() })
    .execute()
}
