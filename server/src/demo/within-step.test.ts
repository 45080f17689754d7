import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useNotifying } from '../../testing/notifying.ts'
import { type Person, useServer } from '../../testing/server.ts'
import { seedNotifications } from './seeds/seed-notifications.ts'
import { withinStep } from './within-step.ts'

const DAY = 86_400_000
const server = useServer()
const { told, toldLive } = useNotifying(server)

async function tell(person: Person, daysAgo: number): Promise<Date> {
  const { deps } = server()
  const then = new Date(deps.clock.now().getTime() - daysAgo * DAY)
  await deps.db.transaction().execute(async (tx) => {
    const about = { sessionId: randomUUID() }
    const { jobs } = withinStep(deps, tx, then)
    await jobs.add(tx, 'notify', { userId: person.id, kind: 'new-device', about })
    await jobs.add(tx, 'notify', { userId: person.id, kind: 'trip-planning', about })
  })
  return then
}

describe('what the demo tells of the past', () => {
  it('is in the list at its time, is read when it is old, and is neither mailed nor announced', async () => {
    const person = await server().aPerson()
    await server().drain()
    const mails = await server().mailsTo(person.email)
    const [recent, old] = [await tell(person, 1), await tell(person, 9)]
    await server().drain()
    const lines = await told(person)
    expect(lines.map(({ kind, at, isRead }) => [kind, at, isRead])).toEqual([
      ['new-device', recent.toISOString(), false],
      ['new-device', old.toISOString(), true],
    ])
    expect(await server().mailsTo(person.email)).toEqual(mails)
    expect(await toldLive(person)).toBe(0)
  })

  it('is put into the order of its times, with nothing lost', async () => {
    const person = await server().aPerson()
    for (const daysAgo of [2, 30, 5]) await tell(person, daysAgo)
    const before = await told(person)
    const { deps } = server()
    await deps.db.transaction().execute((tx) => seedNotifications(deps, tx, deps.clock.now()))
    const after = await told(person)
    expect(after).toEqual(before.toSorted((one, other) => one.at.localeCompare(other.at)))
    expect(after).toHaveLength(3)
  })
})
