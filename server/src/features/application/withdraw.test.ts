import { setTimeout as wait } from 'node:timers/promises'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { STREET, useApplying } from '../../../testing/applying.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const a = useApplying(server)
let admin: Person
let host: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'], fullName: 'Iris Admin' })
  host = await a.aVerifiedPerson({ fullName: 'Ada Quill' })
})

const ownOf = (person: Person) => server().call(hostingCalls.listings, {}, { token: person.token })
const stored = (id: string) =>
  server()
    .deps.db.selectFrom('host_applications')
    .select(['status', 'revision', 'decided_by as decidedBy'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const revisionsOf = (id: string) =>
  server()
    .deps.db.selectFrom('application_revisions')
    .select(['revision', 'status'])
    .where('application_id', '=', id)
    .orderBy('revision')
    .execute()

/** Both have begun and wait for the row before either may touch it; the first to come is the first to go on. */
async function inOneMoment(id: string, tries: readonly (() => Promise<unknown>)[]) {
  const running: Promise<unknown>[] = []
  await server()
    .deps.db.transaction()
    .execute(async (tx) => {
      await tx.selectFrom('host_applications').select('id').where('id', '=', id).forUpdate().execute()
      for (const attempt of tries) {
        running.push(attempt())
        await wait(100)
      }
    })
  return Promise.allSettled(running)
}

describe('withdrawing', () => {
  it('leaves the queue, keeps every answer as a draft, and returns as the next revision', async () => {
    const ada = await a.aVerifiedPerson()
    const id = await a.anApplication(ada)
    const { draftId } = await a.withdraw(ada, id)
    expect(await stored(id)).toEqual({ status: 'withdrawn', revision: 1, decidedBy: null })
    expect((await a.list(admin, { limit: 100 })).items.some((item) => item.id === id)).toBe(false)
    expect((await a.auditOf(id)).at(-1)).toEqual({
      action: 'application.withdrawn',
      actorId: ada.id,
      data: { revision: 1 },
      personal: null,
    })
    expect(await a.toldOf(id)).toEqual([ada.id, ada.id])
    const { applications, drafts } = await ownOf(ada)
    expect(applications).toEqual([])
    expect(drafts).toMatchObject([{ id: draftId, applicationId: id, title: 'A quiet loft' }])

    await expect(a.decide(admin, id, 'approved')).rejects.toMatchObject({
      code: 'conflict',
      message: 'The host is changing this application. You’ll see it again when they send it.',
    })
    const draft = await a.show(ada, draftId)
    expect(draft).toMatchObject({ content: { title: 'A quiet loft' }, application: { id, adminNotes: null } })
    const saved = await a.save(ada, draft, { ...draft.content, title: 'A bright loft' })
    expect(await a.submit(ada, saved)).toEqual({ applicationId: id, revision: 2 })
    expect(await revisionsOf(id)).toEqual([
      { revision: 1, status: 'withdrawn' },
      { revision: 2, status: 'pending' },
    ])
    const { items } = await a.list(admin, { limit: 100 })
    expect(items.find((item) => item.id === id)?.changes).toEqual([
      { field: 'title', before: 'A quiet loft', after: 'A bright loft' },
    ])
    await a.decide(admin, id, 'approved', { revision: 2 })
    expect(await a.propertyOf(id)).toMatchObject({ title: 'A bright loft' })
  })

  it('gives the same draft when asked twice', async () => {
    const id = await a.anApplication(host)
    const [one, two] = await Promise.all([a.withdraw(host, id), a.withdraw(host, id)])
    expect(one).toEqual(two)
    expect((await a.auditOf(id)).map(({ action }) => action)).toEqual([
      'application.submitted',
      'application.withdrawn',
    ])
  })

  it('can be begun again when its draft was deleted', async () => {
    const id = await a.anApplication(host)
    const { draftId } = await a.withdraw(host, id)
    await server().deps.db.deleteFrom('listing_drafts').where('id', '=', draftId).execute()
    expect(await a.rework(host, id)).toMatchObject({ content: { title: 'A quiet loft' } })
  })

  it('is for its host, and not for one that is decided on or live', async () => {
    const id = await a.anApplication(host)
    const stranger = await a.aVerifiedPerson()
    await expect(a.withdraw(stranger, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(a.withdraw(host, NOBODY)).rejects.toMatchObject({ code: 'not_found' })
    await a.decide(admin, id, 'rejected')
    await expect(a.withdraw(host, id)).rejects.toMatchObject({ code: 'conflict' })

    const live = await a.anApplication(host)
    await a.decide(admin, live, 'approved')
    await expect(a.withdraw(host, live)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This listing is live. You can change it in your listings.',
    })
    // As the editor does when an address changes.
    await server()
      .deps.db.updateTable('host_applications')
      .set({ status: 'pending', revision: 2, decided_at: null, decided_by: null })
      .where('id', '=', live)
      .execute()
    await expect(a.withdraw(host, live)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This listing is live. You can change its address in your listings.',
    })
  })

  it.each(['approved', 'rejected'] as const)(
    'and being %s in the same moment: one happens, the other is told so',
    async (status) => {
      const seen = new Set<string>()
      for (let round = 0; round < 4; round += 1) {
        const id = await a.anApplication(host)
        const tries = [() => a.withdraw(host, id), () => a.decide(admin, id, status)]
        const both = await inOneMoment(id, round % 2 ? tries : tries.toReversed())
        expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
        for (const one of both)
          if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' })
        const after = (await stored(id)).status
        expect(['withdrawn', status]).toContain(after)
        seen.add(after)
        const { drafts } = await ownOf(host)
        expect(drafts.filter(({ applicationId }) => applicationId === id)).toHaveLength(
          after === 'withdrawn' ? 1 : 0,
        )
        expect((await a.propertyOf(id)) !== undefined).toBe(after === 'approved')
        expect((await a.auditOf(id)).map(({ action }) => action)).toEqual([
          'application.submitted',
          `application.${after}`,
        ])
      }
      expect([...seen].sort()).toEqual([status, 'withdrawn'].sort())
    },
  )
})

describe('the preview', () => {
  it('is the page as crews will see it, for its host alone', async () => {
    const photos = await a.photosOf(host)
    const id = await a.anApplication(host, { photos, title: 'Seen first' })
    const preview = await a.preview(host, id)
    expect(preview).toMatchObject({
      id,
      title: 'Seen first',
      city: 'Los Angeles',
      state: 'CA',
      pricePerDay: 120_000,
      host: { id: host.id, name: 'Ada' },
      isYours: true,
      rating: null,
      similar: [],
      neighbors: [],
    })
    expect(preview.photos.map((photo) => photo.id)).toEqual(photos)
    for (const photo of preview.photos) expect(photo.signature).toEqual(expect.any(String))
    expect(JSON.stringify(preview)).not.toContain(STREET)
    await expect(a.preview(admin, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(a.preview(await a.aVerifiedPerson(), id)).rejects.toMatchObject({ code: 'not_found' })
    await a.decide(admin, id, 'approved')
    await expect(a.preview(host, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('promises what the listing then keeps', async () => {
    const id = await a.anApplication(host)
    const preview = await a.preview(host, id)
    await a.decide(admin, id, 'approved')
    const property = await a.propertyOf(id)
    const page = await server().app.inject({
      url: `/api/properties/${property?.id}`,
      headers: { authorization: `Bearer ${host.token}` },
    })
    const unlike = ['id', 'area', 'similar', 'photos', 'cover', 'host']
    const plain = (view: object) =>
      Object.fromEntries(Object.entries(view).filter(([key]) => !unlike.includes(key)))
    expect(plain(preview)).toEqual(plain(page.json()))
  })
})

describe('how long a review takes', () => {
  async function decideAfter(hours: number, daysAgo = 0): Promise<void> {
    const id = await a.anApplication(host)
    await a.decide(admin, id, 'rejected')
    const decidedAt = new Date(server().clock.now().getTime() - daysAgo * 86_400_000)
    await server()
      .deps.db.updateTable('application_revisions')
      .set({ submitted_at: new Date(decidedAt.getTime() - hours * 3_600_000), decided_at: decidedAt })
      .where('application_id', '=', id)
      .execute()
  }

  it('is said of five decisions of the last 90 days, while something waits', async () => {
    const ada = await a.aVerifiedPerson()
    await a.anApplication(ada)
    await server().deps.db.deleteFrom('application_revisions').where('decided_by', 'is not', null).execute()
    for (const hours of [1, 30, 31, 32]) await decideAfter(hours)
    await decideAfter(1, 91)
    expect((await ownOf(ada)).reviewTime).toBeNull()
    await decideAfter(33)
    expect((await ownOf(ada)).reviewTime).toEqual({ unit: 'day', count: 2 })
    const nothing = await a.aVerifiedPerson()
    expect((await ownOf(nothing)).reviewTime).toBeNull()
  })
})
