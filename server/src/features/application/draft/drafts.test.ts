import { draftCalls } from '@roomtone/contract/application/draft.calls'
import { COUNT_MAX } from '@roomtone/contract/fields'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApplying, wholeContent } from '../../../../testing/applying.ts'
import { NOBODY } from '../../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { useVerifying } from '../../../../testing/verifying.ts'

const server = useServer()
const a = useApplying(server)
const v = useVerifying(server)
let ada: Person

beforeAll(async () => {
  ada = await v.aNamedPerson()
})

const row = (id: string) =>
  server()
    .deps.db.selectFrom('listing_drafts')
    .select(['photos', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()

describe('starting a draft', () => {
  it('asks for names and nothing else: an unverified person may begin', async () => {
    const draft = await a.start(ada, 'location')
    expect(draft).toMatchObject({
      version: 1,
      screen: 'overview',
      application: null,
      photos: [],
      content: {
        placeType: 'Entire place',
        privacyLevel: 'enhanced',
        amenities: ['outdoor_location'],
        guests: 1,
        pricePerDay: 0,
      },
    })
    const nameless = await server().aPerson()
    await expect(a.start(nameless)).rejects.toMatchObject({ code: 'names_required' })
  })

  it('stops at twenty, also when all are begun in one moment, and goes on when one is thrown away', async () => {
    const busy = await v.aNamedPerson()
    const tries = await Promise.allSettled(Array.from({ length: 22 }, () => a.start(busy)))
    const begun = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(begun).toHaveLength(20)
    await expect(a.start(busy)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You already have 20 drafts. Please finish or delete one before you start another.',
    })
    const remove = (id: string) => server().call(draftCalls.remove, { params: { id } }, { token: busy.token })
    await remove(begun[0]?.id ?? '')
    await expect(remove(begun[0]?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
    expect((await a.start(busy)).version).toBe(1)
  })
})

describe('saving a draft', () => {
  it('keeps what was said, and any device sees it', async () => {
    const photos = await a.photosOf(ada)
    const content = wholeContent({ photos, title: '  A quiet loft  ' })
    const draft = await a.start(ada)
    const saved = await a.save(ada, draft, content)
    expect(saved).toMatchObject({ version: 2, screen: 'final-details', content: { title: 'A quiet loft' } })
    expect(saved.photos.map(({ id }) => id)).toEqual(photos)
    expect(await a.show(ada, draft.id)).toEqual(saved)
    expect(await row(draft.id)).toEqual({ photos, version: 2 })
  })

  it('lets one of two devices win and tells the other; nothing that was saved is lost', async () => {
    const draft = await a.start(ada)
    const [one, two] = ['From the phone', 'From the laptop'].map((title) => wholeContent({ title }))
    if (!one || !two) throw new Error('two contents')
    const tries = await Promise.allSettled([a.save(ada, draft, one), a.save(ada, draft, two)])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'stale' } })
    const winner = tries.findIndex(({ status }) => status === 'fulfilled')
    const shown = await a.show(ada, draft.id)
    expect(shown).toMatchObject({ version: 2, content: { title: [one, two][winner]?.title } })
    await expect(a.save(ada, draft, wholeContent())).rejects.toMatchObject({ code: 'stale' })
    const never = { ...draft, version: COUNT_MAX }
    await expect(a.save(ada, never, wholeContent())).rejects.toMatchObject({ code: 'stale' })
  })

  it('takes a save that comes twice for one, because an answer can get lost', async () => {
    const draft = await a.start(ada)
    const content = wholeContent({ photos: await a.photosOf(ada) })
    const [one, two] = await Promise.all([a.save(ada, draft, content), a.save(ada, draft, content)])
    expect(one).toEqual(two)
    expect(one.version).toBe(2)
  })

  it('shows, saves, deletes and sends nobody else’s', async () => {
    const draft = await a.start(ada)
    const bo = await a.aVerifiedPerson()
    const token = { token: bo.token }
    const params = { id: draft.id }
    const refused = { code: 'not_found' }
    await expect(a.show(bo, draft.id)).rejects.toMatchObject(refused)
    await expect(a.save(bo, draft, wholeContent())).rejects.toMatchObject(refused)
    await expect(a.submit(bo, draft)).rejects.toMatchObject(refused)
    await expect(server().call(draftCalls.remove, { params }, token)).rejects.toMatchObject(refused)
    expect(await row(draft.id)).toEqual({ photos: [], version: 1 })
  })

  it('takes only photos of one’s own, each once', async () => {
    const draft = await a.start(ada)
    const bo = await v.aNamedPerson()
    const theirs = await a.photosOf(bo)
    const mine = await a.photosOf(ada)
    for (const photos of [theirs, [...mine, NOBODY], [...mine, theirs[0] ?? '']])
      await expect(a.save(ada, draft, wholeContent({ photos }))).rejects.toMatchObject({
        code: 'validation_failed',
        fields: [{ field: 'content.photos', message: expect.stringContaining('upload it again') }],
      })
    const [first = ''] = mine
    const saved = await a.save(ada, draft, wholeContent({ photos: [first, first.toUpperCase(), ...mine] }))
    expect(saved.content.photos).toEqual(mine)
  })

  it.each([
    ['a title of 51 characters', { title: 'x'.repeat(51) }, 'content.title'],
    ['a description of 501', { description: 'x'.repeat(501) }, 'content.description'],
    ['a negative price', { pricePerDay: -1 }, 'content.pricePerDay'],
    ['a price of 10^12', { pricePerDay: 10 ** 12 }, 'content.pricePerDay'],
    ['half a cent', { pricePerDay: 99.5 }, 'content.pricePerDay'],
    ['no guests', { guests: 0 }, 'content.guests'],
    ['three highlights', { highlights: ['Unique', 'Central', 'Stylish'] }, 'content.highlights'],
    ['a pin off the earth', { pin: { lat: 91, lng: 0 } }, 'content.pin.lat'],
  ] as const)('refuses %s, by name', async (_, over, field) => {
    const draft = await a.start(ada)
    const content = { ...wholeContent(), ...over } as never
    await expect(a.save(ada, draft, content)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ field, message: expect.any(String) }],
    })
    await server().call(draftCalls.remove, { params: { id: draft.id } }, { token: ada.token })
  })

  it('counts fifty emoji as fifty characters', async () => {
    const draft = await a.start(ada)
    const title = '🎬'.repeat(50)
    expect((await a.save(ada, draft, wholeContent({ title }))).content.title).toBe(title)
    await expect(
      a.save(ada, { ...draft, version: 2 }, wholeContent({ title: `${title}!` })),
    ).rejects.toMatchObject({ code: 'validation_failed' })
  })
})
