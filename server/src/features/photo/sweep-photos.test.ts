import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertListing, insertPhotos } from '../../../testing/listings.ts'
import { usePhotos } from '../../../testing/pictures.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { findPhotos, ownsPhotos } from './entry.ts'
import { sweepPhotos } from './sweep-photos.ts'

const DAYS = 86_400_000
const server = useServer()
const { aNamedPerson, upload, photoRow, fetchPicture, encodeNow } = usePhotos(server)
let ada: Person

beforeAll(async () => {
  ada = await aNamedPerson()
})

const deps = () => server().deps
const threeDaysAgo = () => new Date(deps().clock.now().getTime() - 3 * DAYS + 60_000)
const aDraftWith = (photos: string[], handle = deps().db) =>
  handle
    .insertInto('listing_drafts')
    .values({ user_id: ada.id, content: '{}', photos, created_at: new Date(), updated_at: new Date() })
    .execute()

describe('the sweep', () => {
  it('takes photos that nothing has named for two days, with their files, and no others', async () => {
    const [unused, drafted] = [await upload(ada), await upload(ada)]
    await encodeNow()
    await aDraftWith([drafted.id])
    const listing = await insertListing(server(), ada.id)
    server().clock.advance(2 * DAYS - 60_000)
    const [young = ''] = await insertPhotos(deps().db, ada.id, deps().clock.now())
    await sweepPhotos(deps())
    expect(await photoRow(unused.id)).toBeDefined()

    server().clock.advance(120_000)
    await sweepPhotos(deps())
    await server().drain()
    expect(await photoRow(unused.id)).toBeUndefined()
    for (const file of ['480.webp', '480.jpg', '480.avif', '700.avif'])
      expect((await fetchPicture(`${unused.id}/${file}`)).statusCode, file).toBe(404)
    expect(await deps().files.get(`photos/${unused.id}-master.webp`)).toBeNull()

    for (const id of [drafted.id, young, ...listing.photoIds]) expect(await photoRow(id), id).toBeDefined()
    expect((await fetchPicture(`${drafted.id}/480.avif`)).statusCode).toBe(200)
  })

  it('leaves what somebody is naming at this moment', async () => {
    const [id = ''] = await insertPhotos(deps().db, ada.id, threeDaysAgo())
    let sweeping: Promise<void> | undefined
    await deps()
      .db.transaction()
      .execute(async (tx) => {
        expect(await ownsPhotos(tx, ada.id, [id])).toBe(true)
        sweeping = sweepPhotos(deps())
        await wait(300)
        await aDraftWith([id], tx)
      })
    await sweeping
    expect(await photoRow(id)).toBeDefined()
  })

  it('comes round to every photo that is no longer used, however old, once in a week', async () => {
    const ids = await insertPhotos(deps().db, ada.id, new Date(0))
    await aDraftWith(ids.slice(0, 1))
    for (const id of ids) {
      const slice = Math.floor(Number.parseInt(id.slice(0, 8), 16) / 2 ** 22)
      const today = Math.floor(deps().clock.now().getTime() / 600_000) % 1024
      server().clock.advance(((slice - today + 1024) % 1024) * 600_000)
      await sweepPhotos(deps())
    }
    expect((await findPhotos(deps().db, ids)).map(({ id }) => id)).toEqual(ids.slice(0, 1))
  })

  it('refuses a use that comes too late', async () => {
    const [id = ''] = await insertPhotos(deps().db, ada.id, threeDaysAgo())
    await sweepPhotos(deps())
    expect(await ownsPhotos(deps().db, ada.id, [id])).toBe(false)
  })
})

describe('photos for other features', () => {
  it('come in the order asked, without those that do not exist', async () => {
    const ids = await insertPhotos(deps().db, ada.id, deps().clock.now())
    const asked = [ids[3], ada.id, ids[0], ids[2]] as string[]
    expect((await findPhotos(deps().db, asked)).map(({ id }) => id)).toEqual([ids[3], ids[0], ids[2]])
    expect(await findPhotos(deps().db, [])).toEqual([])
  })

  it('are owned by one person, all of them or the answer is no', async () => {
    const ids = await insertPhotos(deps().db, ada.id, deps().clock.now())
    const bea = await aNamedPerson()
    expect(await ownsPhotos(deps().db, ada.id, ids)).toBe(true)
    expect(await ownsPhotos(deps().db, bea.id, ids)).toBe(false)
    expect(await ownsPhotos(deps().db, bea.id, [])).toBe(true)
    const hers = await insertPhotos(deps().db, bea.id, deps().clock.now())
    expect(await ownsPhotos(deps().db, ada.id, [...ids, ...hers.slice(0, 1)])).toBe(false)
  })
})
