import { wishlistCalls } from '@roomtone/contract/wishlist/wishlist.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing } from '../../../testing/listings.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { projectListing } from '../search/entry.ts'

const server = useServer()
let host: Person

async function aListing(title = 'A quiet loft') {
  const { id } = await insertListing(server(), host.id, { title })
  await server()
    .deps.db.transaction()
    .execute((tx) => projectListing(tx, id))
  return id
}

async function switchOff(id: string) {
  const { db } = server().deps
  await db.updateTable('properties').set({ available: false }).where('id', '=', id).execute()
  await db.transaction().execute((tx) => projectListing(tx, id))
}

const save = (who: Person, propertyId: string) =>
  server().call(wishlistCalls.save, { body: { propertyId } }, { token: who.token })
const list = (who: Person, query: { cursor?: string; limit?: number } = {}) =>
  server().call(wishlistCalls.list, { query }, { token: who.token })
const saved = (who: Person) => server().call(wishlistCalls.saved, {}, { token: who.token })
const remove = (who: Person, id: string) =>
  server().call(wishlistCalls.remove, { params: { id } }, { token: who.token })

beforeAll(async () => {
  host = await server().aPerson({ roles: ['host'] })
})

describe('a wishlist', () => {
  it('keeps a listing once, however often and quickly it is saved', async () => {
    const ada = await server().aPerson()
    const propertyId = await aListing()
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(ada, propertyId)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await saved(ada)).toEqual({ saved: [answers[0]] })
    expect((await list(ada)).items).toMatchObject([{ property: { id: propertyId }, isAvailable: true }])
  })

  it('shows the newest first, page by page, and only to its owner', async () => {
    const [ada, bea] = [await server().aPerson(), await server().aPerson()]
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      ids.unshift(await aListing(`Loft ${n}`))
      await save(ada, ids[0] ?? '')
      server().clock.advance(1000)
    }
    const first = await list(ada, { limit: 2 })
    const second = await list(ada, { limit: 2, cursor: first.nextCursor ?? '' })
    expect([...first.items, ...second.items].map(({ property }) => property.id)).toEqual(ids)
    expect(second.nextCursor).toBeNull()
    expect([await list(bea), await saved(bea)]).toEqual([{ items: [], nextCursor: null }, { saved: [] }])
    await expect(remove(bea, first.items[0]?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
    expect((await list(ada)).items).toHaveLength(3)
  })

  it('keeps what is no longer available, says so, and does not let anyone save it again', async () => {
    const [ada, bea] = [await server().aPerson(), await server().aPerson()]
    const propertyId = await aListing()
    const { id } = await save(ada, propertyId)
    await switchOff(propertyId)
    expect((await list(ada)).items).toMatchObject([{ id, property: { id: propertyId }, isAvailable: false }])
    expect(await save(ada, propertyId)).toEqual({ id, propertyId })
    await expect(save(bea, propertyId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(save(bea, NOBODY)).rejects.toMatchObject({ code: 'not_found' })
    expect(JSON.stringify(await list(ada))).not.toMatch(/Secret Street|90012|blue pot|34\.0645|118\.2116/)
  })

  it('is removed once', async () => {
    const ada = await server().aPerson()
    const { id } = await save(ada, await aListing())
    await remove(ada, id)
    expect((await list(ada)).items).toEqual([])
    await expect(remove(ada, id)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})
