import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { TERMS_BLOCKS, type TermsBlock } from '@roomtone/domain/listing/terms'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { refusedWith } from '../../../testing/booking-life.ts'
import { aCohost } from '../../../testing/cohosts.ts'
import { insertListing } from '../../../testing/listings.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let host: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

const aListing = (over: Parameters<typeof insertListing>[2] = {}) => insertListing(server(), host.id, over)

const confirm = async (id: string, block: TermsBlock, { version = 1, who = host } = {}) =>
  server().call(
    hostingCalls.confirmTerms,
    { params: { id }, body: { version, block } },
    { token: await tokenOf(server(), who) },
  )

const edit = async (id: string, changes: ListingChanges, version = 1) =>
  server().call(
    hostingCalls.edit,
    { params: { id }, body: { version, changes } },
    { token: await tokenOf(server(), host) },
  )

const rowOf = (id: string) =>
  server().deps.db.selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function auditOf(id: string) {
  const rows = await server()
    .deps.db.selectFrom('audit_log')
    .select(['actor_id as actorId', 'data'])
    .where('subject_id', '=', id)
    .where('action', '=', 'listing.terms_confirmed')
    .orderBy('id')
    .execute()
  return rows
}

async function tasks(who = host) {
  const { terms } = await server().call(bookingCalls.today, {}, { token: await tokenOf(server(), who) })
  return terms
}

describe('confirming the terms of a live listing', () => {
  it('is asked of each block, on Today until the last, and changes nothing else of the listing', async () => {
    const { id } = await aListing({ title: 'Unseen' })
    const before = await rowOf(id)
    const taskOf = async () => (await tasks()).find((task) => task.id === id)
    expect(await taskOf()).toEqual({ id, title: 'Unseen', left: TERMS_BLOCKS.length })
    const [last = 'arrival', ...others] = [...TERMS_BLOCKS].reverse()
    for (const block of others) await confirm(id, block)
    expect(await taskOf()).toMatchObject({ left: 1 })
    expect((await rowOf(id)).terms_confirmed_at).toBeNull()
    const view = await confirm(id, last)
    // In the order of the page, whatever order they were confirmed in.
    expect(view.termsConfirmed).toEqual([...TERMS_BLOCKS])
    expect(await taskOf()).toBeUndefined()
    expect(await rowOf(id)).toEqual({
      ...before,
      terms_confirmed: [...TERMS_BLOCKS],
      terms_confirmed_at: expect.any(Date),
    })
    const audit = await auditOf(id)
    expect(audit).toHaveLength(TERMS_BLOCKS.length)
    expect(audit.at(-1)).toMatchObject({ actorId: host.id, data: { block: last, version: 1, left: 0 } })
  })

  it('is written down once, however often it is said', async () => {
    const { id } = await aListing()
    await confirm(id, 'prices')
    expect((await confirm(id, 'prices')).termsConfirmed).toEqual(['prices'])
    expect(await auditOf(id)).toHaveLength(1)
  })

  it('keeps both of two blocks that are confirmed in the same moment', async () => {
    const { id } = await aListing()
    await Promise.all((['rules', 'space', 'papers'] as const).map((block) => confirm(id, block)))
    expect((await rowOf(id)).terms_confirmed).toEqual(['space', 'rules', 'papers'])
    expect(await auditOf(id)).toHaveLength(3)
  })

  it('is about what the page has shown: a version that has passed is refused', async () => {
    const { id } = await aListing()
    expect((await edit(id, { cleaningFee: 5000 })).termsConfirmed).toEqual([])
    await refusedWith(confirm(id, 'cleaning'), 'stale')
    expect((await confirm(id, 'cleaning', { version: 2 })).termsConfirmed).toEqual(['cleaning'])
    expect((await edit(id, { cleaningFee: 6000 }, 2)).termsConfirmed).toEqual(['cleaning'])
  })

  it('is for its host: not for who helps with it, and not for anyone else', async () => {
    const { id } = await aListing()
    const helper = await aCohost(server(), { host, listings: [id], rights: ['listing', 'bookings'] })
    await refusedWith(confirm(id, 'prices', { who: helper }), 'forbidden')
    const keeper = await aCohost(server(), { host, listings: [id], rights: ['calendar'] })
    await refusedWith(confirm(id, 'prices', { who: keeper }), 'not_found')
    const other = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    await refusedWith(confirm(id, 'prices', { who: other }), 'not_found')
    expect((await rowOf(id)).terms_confirmed).toEqual([])
    expect(await tasks(helper)).toEqual([])
  })

  it('is no task for a listing that is not offered', async () => {
    const { id } = await aListing({ available: false })
    expect((await tasks()).map((task) => task.id)).not.toContain(id)
    expect((await confirm(id, 'space')).termsConfirmed).toEqual(['space'])
  })
})
