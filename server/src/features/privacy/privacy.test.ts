import { conversationCalls } from '@roomtone/contract/conversation/conversation.calls'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { privacyCalls } from '@roomtone/contract/privacy/privacy.calls'
import type { PrivacySettingsView } from '@roomtone/contract/privacy/privacy-settings'
import { PRIVACY_DEFAULTS } from '@roomtone/domain/account/privacy'
import { describe, expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { aConversation, say } from '../../../testing/conversation.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()

const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })
const change = async (person: Person, body: Partial<PrivacySettingsView>) =>
  server().call(privacyCalls.change, { body }, await as(person))

describe('privacy settings', () => {
  it('begin as the product does, and keep what was changed alone', async () => {
    const ada = await server().aPerson()
    expect(await server().call(privacyCalls.show, {}, await as(ada))).toEqual(PRIVACY_DEFAULTS)
    await change(ada, { shareHome: true })
    expect(await change(ada, { searchEngines: false })).toEqual({
      ...PRIVACY_DEFAULTS,
      shareHome: true,
      searchEngines: false,
    })
    await expect(change(ada, {})).rejects.toMatchObject({ code: 'validation_failed' })
  })

  it('lose nothing when two switches are pressed together, and are recorded', async () => {
    const ada = await server().aPerson()
    await Promise.all([change(ada, { shareHome: true }), change(ada, { readReceipts: false })])
    expect(await server().call(privacyCalls.show, {}, await as(ada))).toMatchObject({
      shareHome: true,
      readReceipts: false,
    })
    await change(ada, { shareHome: true })
    const { rows } = await server().database.pool.query(
      "select data from audit_log where actor_id = $1 and action = 'privacy.changed'",
      [ada.id],
    )
    expect(rows).toHaveLength(2)
  })
})

describe('read receipts', () => {
  const show = async (person: Person, id: string) =>
    server().call(conversationCalls.show, { params: { id } }, await as(person))
  const read = async (person: Person, id: string, seq: number) =>
    server().call(conversationCalls.read, { params: { id }, body: { seq } }, await as(person))
  const told = async (person: Person) =>
    (
      await server().database.pool.query<{ seq: number }>(
        `select (data ->> 'seq')::int as seq from live_events where user_id = $1 and kind = 'read' order by id`,
        [person.id],
      )
    ).rows.map(({ seq }) => seq)

  it('off: neither sees the other’s, immediately and also what was read before; on again: both do', async () => {
    const { id, guest, host } = await aConversation(server())
    const { seq } = await say(server(), guest, id, 'Is there north light?')
    await read(host, id, seq)
    const answer = await say(server(), host, id, 'All day.')
    await read(guest, id, answer.seq)
    expect((await show(guest, id)).otherReadSeq).toBe(seq)
    expect(await told(guest)).toContain(seq)
    await change(host, { readReceipts: false })
    for (const person of [guest, host]) expect((await show(person, id)).otherReadSeq, person.email).toBe(0)
    expect((await show(host, id)).ownReadSeq).toBeGreaterThanOrEqual(seq)
    // No event that a page receives, or receives again, says how far the host has read; the page is told to
    // ask again.
    expect((await told(guest)).filter((each) => each === seq)).toEqual([])
    expect(await told(guest)).toContain(0)
    const next = await say(server(), guest, id, 'Lovely.')
    const before = (await told(guest)).length
    await read(host, id, next.seq)
    expect((await told(guest)).length).toBe(before)
    expect(await told(host)).toContain(next.seq)
    await change(host, { readReceipts: true })
    expect((await show(guest, id)).otherReadSeq).toBe(next.seq)
  })
})

describe('search engines', () => {
  const get = async (url: string) => (await server().app.inject({ url })).payload

  it('find live listings and their hosts in the site map, and not those who wish otherwise', async () => {
    const [open, shy] = [
      await aVerifiedPerson(server(), { roles: ['creator', 'host'] }),
      await aVerifiedPerson(server(), { roles: ['creator', 'host'] }),
    ]
    const listings = {
      open: await insertListing(server(), open.id),
      second: await insertListing(server(), open.id),
      off: await insertListing(server(), open.id, { available: false }),
      shy: await insertListing(server(), shy.id),
    }
    await change(shy, { searchEngines: false })
    expect(await get('/robots.txt')).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect(await get('/sitemap.xml')).toContain('<loc>http://localhost:3000/sitemaps/spaces-1.xml</loc>')
    expect(await get('/sitemaps/pages.xml')).toContain('<loc>http://localhost:3000/search</loc>')
    const spaces = await get('/sitemaps/spaces-1.xml')
    for (const { id } of [listings.open, listings.second])
      expect(spaces).toMatch(new RegExp(`/property/${id}</loc><lastmod>\\d{4}-`))
    for (const in_ of ['', '/es', '/fr'])
      expect(spaces.split(`<loc>http://localhost:3000${in_}/users/${open.id}<`)).toHaveLength(2)
    const [entry] = new RegExp(`<url><loc>[^<]*/es/property/${listings.open.id}<.*`).exec(spaces) ?? []
    for (const [name, in_] of [
      ['en', ''],
      ['es', '/es'],
      ['fr', '/fr'],
      ['x-default', ''],
    ])
      expect(entry).toContain(
        `<xhtml:link rel="alternate" hreflang="${name}" href="http://localhost:3000${in_}/property/${listings.open.id}"/>`,
      )
    const pages = await get('/sitemaps/pages.xml')
    expect(pages).toContain('<loc>http://localhost:3000/fr</loc>')
    expect(pages).toContain('<url><loc>http://localhost:3000/terms</loc></url>')
    expect(pages).not.toContain('/es/terms')
    for (const gone of [listings.off.id, listings.shy.id, shy.id]) expect(spaces).not.toContain(gone)
    const seen = await server().call(listingCalls.show, { params: { id: listings.shy.id } })
    expect(seen.host.isFindable).toBe(false)
    await change(shy, { searchEngines: true })
    server().clock.advance(11 * 60_000)
    expect(await get('/sitemaps/spaces-1.xml')).toContain(listings.shy.id)
    expect((await server().app.inject({ url: '/sitemaps/spaces-2.xml' })).statusCode).toBe(404)
    expect((await server().app.inject({ url: '/sitemaps/other.xml' })).statusCode).toBe(404)
  })

  it('get it compressed when they can read that', async () => {
    const answer = await server().app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  })
})
