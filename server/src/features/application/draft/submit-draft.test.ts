import { beforeAll, describe, expect, it } from 'vitest'
import { STREET, useApplying } from '../../../../testing/applying.ts'
import { type Person, useServer } from '../../../../testing/server.ts'
import { useVerifying } from '../../../../testing/verifying.ts'

const server = useServer()
const a = useApplying(server)
const v = useVerifying(server)
let host: Person

beforeAll(async () => {
  host = await a.aVerifiedPerson()
})

const applicationsOf = (person: Person) =>
  server()
    .deps.db.selectFrom('host_applications')
    .selectAll()
    .where('user_id', '=', person.id)
    .orderBy('submitted_at')
    .execute()

const rolesOf = async (person: Person) => {
  const rows = await server()
    .deps.db.selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', person.id)
    .execute()
  return rows.map(({ role }) => role).sort()
}

/** Jobs hold ids and nothing else. */
/** Mails to the operator and notices to the host, by the name of their mail. */
async function waitingFor(applicationId: string): Promise<string[]> {
  const { rows } = await server().database.pool.query<{ name: string; about: object }>(
    `select coalesce(payload ->> 'kind', payload ->> 'mail') as name, payload -> 'about' as about
    from graphile_worker._private_jobs where payload::jsonb @> $1 order by name`,
    [JSON.stringify({ about: { applicationId } })],
  )
  for (const { about } of rows) expect(about).toEqual({ applicationId })
  return rows.map(({ name }) => name)
}

describe('submitting a draft', () => {
  it('asks for names, then the commitment, then verification; drafting asks for none of the last two', async () => {
    const draft = await a.aWholeDraft(await v.aNamedPerson())
    const nameless = await server().aPerson()
    await expect(a.submit(nameless, draft)).rejects.toMatchObject({ code: 'names_required' })
    const uncommitted = await v.aNamedPerson()
    const theirs = await a.aWholeDraft(uncommitted)
    await expect(a.submit(uncommitted, theirs)).rejects.toMatchObject({ code: 'commitment_required' })
    const unverified = await a.aVerifiedPerson()
    await server()
      .deps.db.updateTable('profiles')
      .set({ verification_status: 'pending', is_verified: false })
      .where('id', '=', unverified.id)
      .execute()
    const whole = await a.aWholeDraft(unverified)
    await expect(a.submit(unverified, whole)).rejects.toMatchObject({ code: 'verification_required' })
    expect(await a.show(unverified, whole.id)).toMatchObject({ version: 2 })
  })

  it('makes an application with its first revision, a host of the sender, and two mails', async () => {
    const ada = await a.aVerifiedPerson({ fullName: 'Ada Quill' })
    const draft = await a.aWholeDraft(ada)
    expect(await rolesOf(ada)).toEqual(['creator'])
    const { applicationId, revision } = await a.submit(ada, draft)
    expect(revision).toBe(1)
    expect(await applicationsOf(ada)).toMatchObject([
      {
        id: applicationId,
        status: 'pending',
        revision: 1,
        title: 'A quiet loft',
        property_address: STREET,
        residential_city: 'Pasadena',
        price_per_day_cents: 120_000,
        beds: 4,
        size_sqft: 1800,
        photos: draft.content.photos,
        time_zone: 'America/Los_Angeles',
        pin_moved: false,
        admin_notes: null,
        decided_at: null,
      },
    ])
    expect(await rolesOf(ada)).toEqual(['creator', 'host'])
    await expect(a.show(ada, draft.id)).rejects.toMatchObject({ code: 'not_found' })
    const revisions = await server()
      .deps.db.selectFrom('application_revisions')
      .selectAll()
      .where('application_id', '=', applicationId)
      .execute()
    expect(revisions).toMatchObject([{ revision: 1, status: 'pending', content: draft.content }])
    expect(await a.auditOf(applicationId)).toMatchObject([
      { action: 'application.submitted', actorId: ada.id, data: { revision: 1 }, personal: null },
    ])
    expect(await a.toldOf(applicationId)).toEqual([ada.id])
    expect(await waitingFor(applicationId)).toEqual(['listing-received', 'notify-listing-submission'])
    await server().drain()
    const toOperator = await server().mailsTo(server().deps.config.operatorEmail)
    const mail = toOperator.find(({ kind }) => kind === 'notify-listing-submission')
    expect(mail?.subject).toBe('New listing to review: A quiet loft')
    expect(mail?.text).toContain(ada.email)
    expect(mail?.text).toContain('http://localhost:3000/admin/applications')
    const toHost = await server().mailsTo(ada.email)
    const received = toHost.find(({ kind }) => kind === 'listing-received')
    expect(received?.subject).toBe('Listing received: A quiet loft')
    expect(received?.text).toContain('http://localhost:3000/hosting?tab=listings')
  })

  it('makes one application of two clicks', async () => {
    const ada = await a.aVerifiedPerson()
    const draft = await a.aWholeDraft(ada)
    const tries = await Promise.allSettled([a.submit(ada, draft), a.submit(ada, draft), a.submit(ada, draft)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of tries)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'not_found' })
    expect(await applicationsOf(ada)).toHaveLength(1)
  })

  it('sends what the sender has seen, or nothing', async () => {
    const draft = await a.aWholeDraft(host)
    await expect(a.submit(host, { ...draft, version: 1 })).rejects.toMatchObject({ code: 'stale' })
    expect(await a.show(host, draft.id)).toMatchObject({ version: 2 })
  })

  it.each([
    ['propertyType', { propertyType: '' }, 'Please choose a property type.'],
    ['placeType', { placeType: '' }, 'Please choose what kind of place crews will get.'],
    ['photos', { photos: [] }, 'Please add at least 5 photos.'],
    ['title', { title: '   ' }, 'Please give your place a title of at most 50 characters.'],
    ['description', { description: '' }, 'Please describe your place in at most 500 characters.'],
    ['pricePerDay', { pricePerDay: 0 }, 'Please set a price above $0.'],
  ] as const)('refuses a draft without %s, and says so', async (field, over, message) => {
    const ada = await a.aVerifiedPerson()
    const draft = await a.aWholeDraft(ada, over as never)
    await expect(a.submit(ada, draft)).rejects.toMatchObject({
      code: 'validation_failed',
      message,
      fields: [{ field, message }],
    })
    expect(await a.show(ada, draft.id)).toMatchObject({ version: 2 })
    expect(await applicationsOf(ada)).toEqual([])
  })

  it('refuses an unknown place, and a pin in another city', async () => {
    const location = { ...(await a.aWholeDraft(host)).content.location }
    const nowhere = await a.aWholeDraft(host, {
      location: { ...location, city: 'Nowhereville', zip: '00000' },
    })
    await expect(a.submit(host, nowhere)).rejects.toMatchObject({
      code: 'place_not_found',
      fields: [{ field: 'location', message: expect.stringContaining('Nowhereville, CA 00000') }],
    })
    const astray = await a.aWholeDraft(host, { pin: { lat: 40.7128, lng: -74.006 } })
    await expect(a.submit(host, astray)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ field: 'pin', message: expect.stringContaining('too far from Los Angeles') }],
    })
    expect(await applicationsOf(host)).toEqual([])
  })

  it('keeps a pin that was moved', async () => {
    const ada = await a.aVerifiedPerson()
    const pin = { lat: 34.0701, lng: -118.2543 }
    await a.anApplication(ada, { pin })
    expect(await applicationsOf(ada)).toMatchObject([{ ...pin, pin_moved: true }])
  })

  it('refuses when a photo has vanished, and keeps the draft', async () => {
    const ada = await a.aVerifiedPerson()
    const draft = await a.aWholeDraft(ada)
    await server()
      .deps.db.deleteFrom('photos')
      .where('id', '=', draft.content.photos[0] ?? '')
      .execute()
    await expect(a.submit(ada, draft)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ field: 'photos' }],
    })
    expect(await a.show(ada, draft.id)).toMatchObject({ version: 2 })
  })
})
