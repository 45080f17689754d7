import type { Input } from '@roomtone/contract/endpoint'
import type { writeMailing } from '@roomtone/contract/notification/mailings'
import { mailingCalls } from '@roomtone/contract/notification/notification.calls'
import type { OptionalTopic } from '@roomtone/domain/notification/topics'
import type { Person, TestServer } from './server.ts'

/** Someone whom mailings can reach. */
export async function aReader(server: TestServer, over: Parameters<TestServer['aPerson']>[0] = {}) {
  const person = await server.aPerson(over)
  await server.deps.db
    .updateTable('users')
    .set({ email_confirmed_at: server.clock.now() })
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
  server: TestServer,
  { token }: Person,
  over: Partial<Input<typeof writeMailing>['body']> = {},
): Promise<string> {
  const { id } = await server.call(mailingCalls.write, { body: { ...MAILING, ...over } }, { token })
  return id
}

export async function turnOff(
  server: TestServer,
  userId: string,
  { topics = [], marketing = false }: { topics?: OptionalTopic[]; marketing?: boolean },
): Promise<void> {
  await server.deps.db
    .insertInto('notification_preferences')
    .values({ user_id: userId, topics_off: topics, no_marketing: marketing, updated_at: server.clock.now() })
    .execute()
}
