import { expect, it } from 'vitest'
import type { CallApi } from '../../../platform/services.tsx'
import type { WaitlistEntry } from '../waitlist/waitlist.query.ts'
import { inviteEveryone } from './invite-everyone.ts'

const entry = (index: number) => ({ id: `id-${index}` }) as WaitlistEntry

it('asks in portions the server takes, and adds up what it says', async () => {
  const asked: number[] = []
  const call = (async (_: unknown, input: { body: { ids: string[] } }) => {
    asked.push(input.body.ids.length)
    return { invited: input.body.ids.length - 1, alreadyInvited: 1 }
  }) as unknown as CallApi
  const entries = Array.from({ length: 450 }, (_, index) => entry(index))
  expect(await inviteEveryone(call, entries)).toEqual({ invited: 447, alreadyInvited: 3 })
  expect(asked).toEqual([200, 200, 50])
})
