import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { refusedWith } from '../../../testing/booking-life.ts'
import { accept, invite, tokenMailedTo } from '../../../testing/cohosts.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let host: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Imani Okafor' })
})

const as = async (person: Person) => ({ token: await tokenOf(server(), person) })
const decline = (token: string) => server().call(cohostCalls.decline, { body: { token } })

async function invited(email: string, count = 1) {
  const listings: string[] = []
  for (let made = 0; made < count; made += 1)
    listings.push((await insertListing(server(), host.id, { title: 'A quiet loft' })).id)
  await invite(server(), { host, listings, rights: ['calendar'], email })
  return { listings, token: await tokenMailedTo(server(), email) }
}

const standingOf = async (email: string) =>
  (await server().call(cohostCalls.list, {}, await as(host))).given
    .filter((row) => row.email === email)
    .map(({ status }) => status)

describe('declining an invitation', () => {
  it('takes the link and no account, ends it for all its listings, and tells the host', async () => {
    const email = 'no-thanks@example.com'
    const { listings, token } = await invited(email, 2)
    await decline(token)
    expect(await standingOf(email)).toEqual(['declined', 'declined'])
    await refusedWith(server().call(cohostCalls.showInvitation, { body: { token } }), 'link_invalid')
    await refusedWith(decline(token), 'link_invalid')
    await server().drain()
    const mails = (await server().mailsTo(host.email)).filter(
      ({ kind }) => kind === 'cohost-invitation-declined',
    )
    expect(mails).toHaveLength(2)
    expect(mails[0]?.text).toContain(email)
    const { items } = await server().call(notificationCalls.list, { query: {} }, await as(host))
    expect(items.find(({ kind }) => kind === 'cohost-invitation-declined')).toMatchObject({
      title: 'A quiet loft',
      link: '/settings/login-security?tab=shared-access',
    })
    const { rows } = await server().database.pool.query(
      `select actor_id as "actorId" from audit_log where action = 'cohost.declined' and subject_id = any($1)`,
      [listings],
    )
    expect(rows).toEqual([{ actorId: null }, { actorId: null }])
  })

  it('loses against accepting, or wins, but never both', async () => {
    const helper = await aVerifiedPerson(server())
    const { token } = await invited(helper.email)
    const both = await Promise.allSettled([accept(server(), helper, token), decline(token)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [first] = both
    expect(await standingOf(helper.email)).toEqual([first.status === 'fulfilled' ? 'active' : 'declined'])
  })

  it('leaves the host free to ask again', async () => {
    const helper = await aVerifiedPerson(server())
    const { listings, token } = await invited(helper.email)
    await decline(token)
    await invite(server(), { host, listings, rights: ['calendar'], email: helper.email })
    await accept(server(), helper, await tokenMailedTo(server(), helper.email))
    expect((await standingOf(helper.email)).sort()).toEqual(['active', 'declined'])
  })
})
