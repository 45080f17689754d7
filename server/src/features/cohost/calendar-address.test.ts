import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { aCohost, invite } from '../../../testing/cohosts.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let host: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Imani Okafor' })
})

const as = async (person: Person) => ({ token: await tokenOf(server(), person) })

async function addressOf(id: string, person: Person = host): Promise<string> {
  const { publishUrl } = await server().call(hostingCalls.feeds, { params: { id } }, await as(person))
  return new URL(publishUrl).pathname
}

const answerOf = async (url: string) => {
  const { statusCode, body } = await server().app.inject({ url })
  return { statusCode, body: body.replace(/"requestId":"[^"]*"/, '') }
}

async function shared(rights: CohostRight[]) {
  const listing = await insertListing(server(), host.id, { title: 'A quiet loft' })
  const helper = await aCohost(server(), { host, listings: [listing.id], rights })
  return { listing, helper, known: await addressOf(listing.id) }
}

type Shared = Awaited<ReturnType<typeof shared>>

const WAYS: Record<string, (it: Shared) => Promise<unknown>> = {
  'is removed': async ({ helper }) =>
    server().call(cohostCalls.end, { params: { id: helper.cohostId } }, await as(host)),
  leaves: async ({ helper }) =>
    server().call(cohostCalls.end, { params: { id: helper.cohostId } }, await as(helper)),
  'loses the right to the calendar': async ({ helper }) =>
    server().call(
      cohostCalls.change,
      { params: { id: helper.cohostId }, body: { rights: ['listing'] } },
      await as(host),
    ),
  'is suspended': async ({ helper }) => suspend(helper.id),
}

async function suspend(id: string): Promise<void> {
  const { token } = await server().aPerson({ roles: ['admin'] })
  const body = { suspended: true, reason: 'Broke a lamp' }
  await server().call(peopleCalls.suspend, { params: { id }, body }, { token })
}

const changesTold = async () => {
  await server().drain()
  return (await server().mailsTo(host.email)).filter(({ kind }) => kind === 'calendar-address-changed')
}

describe('the address of a published calendar', () => {
  it.each(Object.keys(WAYS))('changes when a co-host %s, and the host is told why', async (way) => {
    const one = await shared(['listing', 'calendar'])
    expect(await addressOf(one.listing.id, one.helper)).toBe(one.known)
    expect((await answerOf(one.known)).statusCode).toBe(200)
    const before = (await changesTold()).length
    await WAYS[way]?.(one)
    const unknown = await answerOf(`/calendars/${'x'.repeat(43)}.ics`)
    expect(await answerOf(one.known)).toEqual(unknown)
    expect(unknown.statusCode).toBe(404)
    expect((await answerOf(await addressOf(one.listing.id))).statusCode).toBe(200)
    const told = await changesTold()
    expect(told).toHaveLength(before + 1)
    expect(told.at(-1)?.subject).toBe('The calendar address of A quiet loft has changed')
    expect(told.at(-1)?.text).toContain('The old one no longer works.')
    const { items } = await server().call(notificationCalls.list, { query: {} }, await as(host))
    expect(items.find(({ kind }) => kind === 'calendar-address-changed')).toMatchObject({
      title: 'A quiet loft',
      link: '/hosting?tab=calendar',
    })
  })

  it.each(['is removed', 'is suspended'])('stays when a co-host who never saw it %s', async (way) => {
    const one = await shared(['listing', 'bookings'])
    await WAYS[way]?.(one)
    expect(await addressOf(one.listing.id)).toBe(one.known)
  })

  it('stays when a co-host loses another right, and when the host withdraws an invitation', async () => {
    const one = await shared(['listing', 'calendar'])
    await server().call(
      cohostCalls.change,
      { params: { id: one.helper.cohostId }, body: { rights: ['calendar'] } },
      await as(host),
    )
    const asked = { host, listings: [one.listing.id], rights: ['calendar' as const] }
    const { given } = await invite(server(), { ...asked, email: 'not-yet@example.com' })
    const id = given.find(({ email }) => email === 'not-yet@example.com')?.id ?? ''
    await server().call(cohostCalls.end, { params: { id } }, await as(host))
    expect(await addressOf(one.listing.id)).toBe(one.known)
  })

  it('changes once when host and co-host end it at the same moment', async () => {
    const one = await shared(['calendar'])
    const before = (await changesTold()).length
    const both = await Promise.allSettled([WAYS['is removed']?.(one), WAYS['leaves']?.(one)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await changesTold()).toHaveLength(before + 1)
  })
})
