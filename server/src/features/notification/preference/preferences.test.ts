import { OPTIONAL_TOPICS } from '@roomtone/domain/notification/topics'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson } from '../../../../testing/booking.ts'
import { useNotifying } from '../../../../testing/notifying.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const { as, preferences, change } = useNotifying(server)

let person: Person
let other: Person

beforeAll(async () => {
  person = await aVerifiedPerson(server())
  other = await aVerifiedPerson(server())
})

describe('mail preferences', () => {
  it('are all on for who never chose', async () => {
    expect(await preferences(person)).toEqual({ topicsOff: [], noMarketing: false })
  })

  it('change one switch at a time and are kept, for this person alone', async () => {
    expect(await change(person, { topic: 'news', isOn: false })).toEqual({
      topicsOff: ['news'],
      noMarketing: false,
    })
    expect(await change(person, { topic: 'messages', isOn: false })).toEqual({
      topicsOff: ['messages', 'news'],
      noMarketing: false,
    })
    expect(await change(person, { noMarketing: true })).toEqual({
      topicsOff: ['messages', 'news'],
      noMarketing: true,
    })
    expect(await change(person, { topic: 'messages', isOn: true })).toEqual({
      topicsOff: ['news'],
      noMarketing: true,
    })
    expect(await preferences(person)).toEqual({ topicsOff: ['news'], noMarketing: true })
    expect(await change(person, { noMarketing: false })).toEqual({ topicsOff: ['news'], noMarketing: false })
    expect(await preferences(other)).toEqual({ topicsOff: [], noMarketing: false })
  })

  it('mean the same when said twice', async () => {
    const one = await aVerifiedPerson(server())
    await change(one, { topic: 'reminders', isOn: true })
    await change(one, { topic: 'reminders', isOn: false })
    expect(await change(one, { topic: 'reminders', isOn: false })).toEqual({
      topicsOff: ['reminders'],
      noMarketing: false,
    })
    await change(one, { topic: 'reminders', isOn: true })
    expect(await change(one, { topic: 'reminders', isOn: true })).toEqual({
      topicsOff: [],
      noMarketing: false,
    })
  })

  it('lose nothing when every switch is turned at the same moment', async () => {
    const one = await aVerifiedPerson(server())
    await Promise.all([
      ...OPTIONAL_TOPICS.map((topic) => change(one, { topic, isOn: false })),
      change(one, { noMarketing: true }),
    ])
    expect(await preferences(one)).toEqual({ topicsOff: [...OPTIONAL_TOPICS], noMarketing: true })
    await Promise.all(OPTIONAL_TOPICS.slice(1).map((topic) => change(one, { topic, isOn: true })))
    expect(await preferences(one)).toEqual({ topicsOff: [OPTIONAL_TOPICS[0]], noMarketing: true })
  })

  it.each([
    { topic: 'bookings', isOn: false },
    { topic: 'security', isOn: false },
    { topic: 'nonsense', isOn: false },
    { topic: 'news' },
    { noMarketing: 'yes' },
    {},
  ])('refuse what is no switch: %j', async (payload) => {
    const before = await preferences(person)
    const { token } = await as(person)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/settings/notifications',
      headers,
      payload,
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'validation_failed'])
    expect(await preferences(person)).toEqual(before)
  })
})
