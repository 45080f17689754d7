import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApplying, wholeContent } from '../../../testing/applying.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const a = useApplying(server)
const PHOENIX = {
  ...wholeContent().location,
  address: '9 Dry Lane',
  city: 'Phoenix',
  state: 'AZ',
  zip: '85004',
}

let host: Person
let admin: Person
let applicationId: string
let propertyId: string

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  host = await a.aVerifiedPerson()
})

/** A live listing whose move to Phoenix was turned down. */
beforeEach(async () => {
  applicationId = await a.anApplication(host, { privacyLevel: 'standard' })
  await a.decide(admin, applicationId, 'approved')
  propertyId = (await a.propertyOf(applicationId))?.id ?? ''
  await edit({ location: PHOENIX })
  await a.decide(admin, applicationId, 'rejected', { adminNotes: 'Which floor?', revision: 2 })
})

const as = () => ({ token: host.token })
const listing = () => server().call(hostingCalls.show, { params: { id: propertyId } }, as())

async function edit(changes: ListingChanges) {
  const { version } = await listing()
  return server().call(hostingCalls.edit, { params: { id: propertyId }, body: { version, changes } }, as())
}

const drafts = () =>
  server()
    .deps.db.selectFrom('listing_drafts')
    .select(['id', 'photos', 'content'])
    .where('application_id', '=', applicationId)
    .execute()

describe('a draft that reworks the application of a live listing', () => {
  it('takes over what is edited meanwhile, and never writes the old over it', async () => {
    const draft = await a.rework(host, applicationId)
    const mine = {
      ...draft.content,
      title: 'Typed in the wizard',
      location: { ...PHOENIX, address: '9 Dry Lane, 2nd floor' },
    }
    const saved = await a.save(host, draft, mine)
    await edit({
      privacyLevel: 'enhanced',
      pricePerDay: 77_700,
      maxGuests: 7,
      description: 'As it is today.',
    })
    await expect(a.submit(host, saved)).rejects.toMatchObject({ code: 'stale' })
    await expect(a.save(host, saved, mine)).rejects.toMatchObject({ code: 'stale' })
    const fresh = await a.show(host, draft.id)
    expect(fresh.content).toEqual({
      ...mine,
      privacyLevel: 'enhanced',
      pricePerDay: 77_700,
      guests: 7,
      description: 'As it is today.',
    })
    await a.submit(host, fresh)
    await a.decide(admin, applicationId, 'approved', { revision: 3 })
    expect(await listing()).toMatchObject({
      title: 'Typed in the wizard',
      location: { city: 'Phoenix' },
      privacyLevel: 'enhanced',
      pricePerDay: 77_700,
      maxGuests: 7,
      description: 'As it is today.',
    })
  })

  it('shows the photos of the listing, and keeps those that were added to it alone', async () => {
    const draft = await a.rework(host, applicationId)
    const [added = '', another = ''] = await a.photosOf(host)
    const own = draft.content.photos
    await a.save(host, draft, { ...draft.content, photos: [added, ...own] })
    const edited = [another, ...own.slice(1).reverse()]
    await edit({ photos: edited })
    expect(await drafts()).toMatchObject([
      { photos: [...edited, added], content: { photos: [...edited, added] } },
    ])
  })

  it('has the pin of the listing only while it says the same address', async () => {
    const draft = await a.rework(host, applicationId)
    const pin = { lat: 34.06, lng: -118.23 }
    await edit({ pin })
    expect((await a.show(host, draft.id)).content.pin).toBeNull()
    const moved = await a.show(host, draft.id)
    await a.save(host, moved, { ...moved.content, location: wholeContent().location })
    await edit({ pin: { ...pin, lat: 34.061 } })
    expect((await a.show(host, draft.id)).content.pin).toEqual({ ...pin, lat: 34.061 })
  })

  it('is left alone by what the wizard does not ask', async () => {
    const draft = await a.rework(host, applicationId)
    await edit({ tagline: 'Quiet' })
    expect((await a.show(host, draft.id)).version).toBe(draft.version)
  })

  it.each([
    ['withdrawn', wholeContent().location],
    ['another', { ...PHOENIX, address: '10 Dry Lane' }],
  ])('goes when the address is %s in the editor', async (_, location) => {
    const draft = await a.rework(host, applicationId)
    await edit({ location })
    expect(await drafts()).toEqual([])
    await expect(a.save(host, draft, draft.content)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is filled in again when it is older than the decision', async () => {
    const old = await a.rework(host, applicationId)
    await server()
      .deps.db.updateTable('host_applications')
      .set({ title: 'Decided on later', decided_at: new Date(server().clock.now().getTime() + 1000) })
      .where('id', '=', applicationId)
      .execute()
    server().clock.advance(2000)
    const draft = await a.rework(host, applicationId)
    expect(draft.id).not.toBe(old.id)
    expect(draft.content.title).toBe('Decided on later')
    expect((await a.rework(host, applicationId)).id).toBe(draft.id)
  })

  it('is never behind, however an edit meets beginning, saving and sending', async () => {
    for (let round = 0; round < 12; round++) {
      const { version } = await listing()
      const body = { version, changes: { pricePerDay: 50_000 + round * 100 } }
      const editing = server().call(hostingCalls.edit, { params: { id: propertyId }, body }, as())
      const answers = await Promise.allSettled([editing, a.rework(host, applicationId).then(saveAndSend)])
      const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
      expect(refusals.filter((code) => code !== 'stale')).toEqual([])
      const application = await server()
        .deps.db.selectFrom('host_applications')
        .select(['status', 'revision', 'price_per_day_cents as price'])
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow()
      const { pricePerDay } = await listing()
      const waiting = await drafts()
      expect(application.price).toBe(pricePerDay)
      for (const { content } of waiting) expect(content).toMatchObject({ pricePerDay })
      if (application.status === 'pending')
        await a.decide(admin, applicationId, 'rejected', {
          adminNotes: 'No.',
          revision: application.revision,
        })
    }
  })

  async function saveAndSend(draft: Awaited<ReturnType<typeof a.rework>>) {
    const saved = await a.save(host, draft, { ...draft.content, title: `Version ${draft.version}` })
    return a.submit(host, saved)
  }
})
