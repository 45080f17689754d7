import { createHash } from 'node:crypto'
import { releaseView } from '@roomtone/contract/compliance/release'
import { releaseToText, writeRelease } from '@roomtone/domain/compliance/write-release'
import { describe, expect, it } from 'vitest'
import { aVerifiedPerson, runDueJobs } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { useSigning, verifyAs } from '../../../../testing/compliance.ts'
import { readPdf } from '../../../../testing/read-pdf.ts'
import { useServer } from '../../../../testing/server.ts'
import { issueRelease } from './issue-release.ts'
import { findReleases, insertRelease, supersedeRelease } from './location-release.store.ts'
import { reissueRelease } from './reissue-if-changed.ts'
import { hashOf, openBody, sealBody } from './release-body.ts'
import { findReleaseFacts } from './release-facts.ts'

const server = useServer()
const signing = useSigning(server)
const life = useLife(server)

type View = Awaited<ReturnType<typeof signing.show>>
const wordsOf = ({ sections }: View) => sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
const flat = (text: string) => text.replace(/\s+/g, ' ')
const releasesOf = (id: string) => findReleases(server().deps.db, id)
const actionsOf = async (id: string) => (await life.auditOf(id)).map(({ action }) => action)
const LISTING = {
  areas_in: 'The hall and the garden',
  areas_out: 'The nursery',
  house_rules: JSON.stringify([{ title: 'Shoes', body: 'Stay at the door' }]),
}

describe('the release of a booking', () => {
  it('is written from the booking, with the names as verified and the areas as the host set them', async () => {
    const guest = await aVerifiedPerson(server(), { fullName: 'Gus Guest' })
    await verifyAs(server(), guest, 'Gustave Emil Guest')
    const booking = await signing.aPacket({ guest, listingOver: LISTING })
    const view = await signing.show(booking.host, booking)
    const words = wordsOf(view)
    for (const part of [
      'Gustave Emil Guest',
      'by Stripe Identity',
      'Hana Host',
      '12 Secret Street, Los Angeles, CA 90012, United States',
      'The hall and the garden',
      'The nursery',
      'Shoes: Stay at the door',
      'Quiet Hours',
      'Portraits by the window',
      'Up to 4 people',
      '4 hours in all',
      booking.view.timeZone,
      booking.id,
    ])
      expect(words).toContain(part)
    expect(view.title).toContain(booking.id.slice(0, 8).toUpperCase())
    expect(releaseView.strict().parse(view)).toEqual(view)
  })

  it('names the areas of a divided house, and not those it is divided into afterwards', async () => {
    const areas = [
      { place: 0, name: 'Upper floor', shared_by: null },
      { place: 1, name: 'Terrace', shared_by: null },
      { place: 2, name: 'Driveway', shared_by: 3 },
    ]
    const divide = async (id: string) => {
      const premises = { premises_id: id }
      await server()
        .deps.db.insertInto('areas')
        .values(areas.map((area) => ({ ...premises, ...area })))
        .execute()
    }
    const booking = await signing.aPacket({
      listingOver: { ...LISTING, areas: '{[0,64)}', shared_areas: '{[64,67)}' },
    })
    await divide(booking.listing.id)
    await reissueRelease(server().deps, booking.id)
    expect(wordsOf(await signing.show(booking.host, booking))).not.toContain('Terrace')
    const later = await findReleaseFacts(server().deps, server().deps.db, booking.id)
    if (!later) throw new Error('no facts')
    expect(later.space.areas).toEqual({ own: ['Upper floor', 'Terrace'], shared: ['Driveway'] })
    expect(flat(releaseToText(writeRelease(later)))).toContain(
      'has these areas to itself: Upper floor and Terrace. It shares these areas with others: Driveway.',
    )
  })

  it('says the day of a verification by the calendar of the space, and is not reissued for that', async () => {
    const guest = await aVerifiedPerson(server())
    const verification = await verifyAs(server(), guest, 'Gustave Emil Guest')
    const { deps } = server()
    await deps.db
      .updateTable('verifications')
      .set({ decided_at: new Date('2026-03-03T06:30:00Z') })
      .where('id', '=', verification)
      .execute()
    const booking = await signing.aPacket({ guest, listingOver: { time_zone: 'America/Los_Angeles' } })
    expect(wordsOf(await signing.show(booking.host, booking))).toContain('was verified on March 2, 2026')

    const [first] = await releasesOf(booking.id)
    await deps.db.transaction().execute(async (tx) => {
      const facts = await findReleaseFacts(deps, tx, booking.id, 'UTC')
      if (!first || !facts) throw new Error('no release')
      expect(facts.guest.verifiedOn).toBe('2026-03-03')
      await supersedeRelease(tx, first.id, server().clock.now())
      await issueRelease(deps, tx, { facts, version: 2, now: server().clock.now() })
    })
    await reissueRelease(deps, booking.id)
    expect(await releasesOf(booking.id)).toHaveLength(2)
  })

  it('is not reissued because its template has been rewritten since', async () => {
    const booking = await signing.aPacket()
    const { deps } = server()
    const [first] = await releasesOf(booking.id)
    await deps.db.transaction().execute(async (tx) => {
      const found = await findReleaseFacts(deps, tx, booking.id)
      if (!first || !found) throw new Error('no release')
      const { cancellationSteps: _, ...facts } = found
      const text = writeRelease(facts, '2026-11')
      const now = server().clock.now()
      const body = await sealBody(deps, tx, booking.id, { text, facts }, now)
      await supersedeRelease(tx, first.id, now)
      const { template } = text
      await insertRelease(tx, { bookingId: booking.id, version: 2, template, body, hash: hashOf(text), now })
    })
    await reissueRelease(deps, booking.id)
    expect(await releasesOf(booking.id)).toHaveLength(2)
  })

  it('has the hash of exactly the words that are shown', async () => {
    const booking = await signing.aPacket()
    const { title, template, sections, hash } = await signing.show(booking.guest, booking)
    const text = releaseToText({ title, template, sections })
    expect(createHash('sha256').update(text, 'utf8').digest('hex')).toBe(hash)
  })

  it('can be read by both sides and admins, and by nobody else', async () => {
    const booking = await signing.aPacket()
    for (const person of [booking.guest, booking.host, await signing.anAdmin()])
      expect((await signing.show(person, booking)).version).toBe(1)
    const stranger = await signing.aStranger()
    await expect(signing.show(stranger, booking)).rejects.toMatchObject({ code: 'not_found' })
    await expect(signing.print(stranger, booking)).rejects.toMatchObject({ code: 'not_found' })
    await expect(signing.show(booking.guest, booking, 2)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('writes down who read it: once for each person, version and day', async () => {
    const booking = await signing.aPacket()
    await Promise.all([1, 2, 3].map(() => signing.show(booking.guest, booking)))
    await signing.print(booking.guest, booking)
    await signing.show(booking.host, booking)
    const readings = async () =>
      (await actionsOf(booking.id)).filter((action) => action === 'release.viewed').length
    expect(await readings()).toBe(2)
    server().clock.advance(24 * 3_600_000)
    await signing.show(booking.guest, booking)
    expect(await readings()).toBe(3)
  })

  it('is stored sealed: no column of any table but the listing’s own holds the street', async () => {
    const street = 'Unmistakable Alley 77'
    const booking = await signing.aPacket({ listingOver: { address: street } })
    await signing.sign(booking.guest, booking)
    await signing.show(booking.host, booking)
    const { pool } = server().database
    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
    )
    const needles = [
      street,
      Buffer.from(street).toString('hex'),
      Buffer.from(street).toString('base64').slice(0, -4),
    ]
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await pool.query(
        `select count(*)::int as count from ${name} as row where row::text like any ($1)`,
        [needles.map((needle) => `%${needle}%`)],
      )
      if (rows[0].count > 0) found.push(name)
    }
    // The house, and each of its listings.
    expect(found.sort()).toEqual(['public.premises', 'public.properties'])
  })

  it('can be opened by nobody once the key of the booking is gone', async () => {
    const booking = await signing.aPacket()
    await signing.sign(booking.guest, booking)
    const { db, keys } = server().deps
    await db.transaction().execute((tx) => keys.erase(tx, booking.id))
    await expect(signing.show(booking.guest, booking)).rejects.toMatchObject({ code: 'not_found' })
    await expect(signing.print(booking.guest, booking)).rejects.toMatchObject({ code: 'not_found' })
    expect((await signing.packet(booking.guest, booking)).release.signatures).toEqual([])
  })
})

describe('a change of the booking', () => {
  const CHANGE = { title: 'Loud Hours', purpose: 'Drums by the window' }

  it('issues another version, keeps the old one with its signatures, and asks both again', async () => {
    const booking = await signing.aPacket()
    await signing.sign(booking.guest, booking)
    await signing.sign(booking.host, booking)
    const first = await signing.show(booking.guest, booking)
    await signing.changeProduction(booking.guest, booking, CHANGE)
    const second = await signing.show(booking.guest, booking)
    expect(second).toMatchObject({ version: 2, signatures: [], canSign: true, supersededAt: null })
    expect(wordsOf(second)).toContain('Title: Loud Hours')
    expect(second.hash).not.toBe(first.hash)
    const kept = await signing.show(booking.host, booking, 1)
    expect(kept).toMatchObject({ version: 1, hash: first.hash, canSign: false, sections: first.sections })
    expect(kept.supersededAt).not.toBeNull()
    expect(kept.signatures.map(({ party }) => party)).toEqual(['guest', 'host'])
    const packet = await signing.packet(booking.host, booking)
    expect(packet).toMatchObject({ isReleaseSigned: false, production: 'Loud Hours' })
    expect(packet.release).toMatchObject({ version: 2, earlier: [{ version: 1 }], canSign: true })
    const told = await signing.toldOf(booking.id, 'release-issued')
    expect(told.filter((userId) => userId === booking.host.id)).toHaveLength(2)
    await signing.sign(booking.guest, booking)
    await signing.sign(booking.host, booking)
    expect((await signing.packet(booking.guest, booking)).isReleaseSigned).toBe(true)
    expect(await actionsOf(booking.id)).toEqual(
      expect.arrayContaining([
        'packet.opened',
        'release.issued',
        'release.code_sent',
        'release.signed',
        'production.changed',
      ]),
    )
  })

  it('that changes nothing issues nothing', async () => {
    const booking = await signing.aPacket()
    const { title, purpose } = booking.view.production
    await signing.changeProduction(booking.guest, booking, { title, purpose })
    await reissueRelease(server().deps, booking.id)
    expect(await releasesOf(booking.id)).toHaveLength(1)
    expect(await actionsOf(booking.id)).not.toContain('production.changed')
  })

  it('can be changed by the guest alone, while the booking is on, and in decent words', async () => {
    const booking = await signing.aPacket()
    for (const person of [booking.host, await signing.anAdmin(), await signing.aStranger()])
      await expect(signing.changeProduction(person, booking, CHANGE)).rejects.toMatchObject({
        code: 'not_found',
      })
    await expect(
      signing.changeProduction(booking.guest, booking, {
        title: 'Quiet',
        purpose: 'I will kill you if you are there',
      }),
    ).rejects.toMatchObject({ code: 'text_flagged' })
    await life.cancel(booking, booking.guest)
    await expect(signing.changeProduction(booking.guest, booking, CHANGE)).rejects.toMatchObject({
      code: 'no_longer_possible',
    })
    expect(await releasesOf(booking.id)).toHaveLength(1)
  })

  it('of the address comes in through the job; what the host asks for later is for later bookings', async () => {
    const booking = await signing.aPacket()
    const { db, jobs } = server().deps
    const change = async (set: { areas_out?: string; insurance_min_cents?: number; address?: string }) => {
      await db.updateTable('properties').set(set).where('id', '=', booking.listing.id).execute()
      await jobs.add(db, 'reissue-releases-of', { propertyId: booking.listing.id })
      await runDueJobs(server())
      return signing.show(booking.guest, booking)
    }
    const asAgreed = await change({ areas_out: 'The cellar', insurance_min_cents: 50_000_000 })
    expect(asAgreed.version).toBe(1)
    const moved = await change({ address: '7 Corrected Lane' })
    expect(moved.version).toBe(2)
    expect(wordsOf(moved)).toContain('7 Corrected Lane')
    expect(wordsOf(moved)).not.toMatch(/The cellar|\$500,000/)
  })

  it('of a legal name takes effect when the person is verified again', async () => {
    const booking = await signing.aPacket()
    await verifyAs(server(), booking.host, 'Hettie Newname')
    await server().deps.jobs.add(server().deps.db, 'reissue-releases-of', { userId: booking.host.id })
    await runDueJobs(server())
    const view = await signing.show(booking.guest, booking)
    expect(view.version).toBe(2)
    expect(wordsOf(view)).toContain('Hettie Newname')
  })

  it('after the end leaves what was signed alone', async () => {
    const booking = await signing.aPacket()
    await signing.sign(booking.guest, booking)
    await life.letPass(booking.endsAt.getTime() - server().clock.now().getTime() + 60_000)
    await server()
      .deps.db.updateTable('properties')
      .set({ address: '7 Corrected Lane' })
      .where('id', '=', booking.listing.id)
      .execute()
    await reissueRelease(server().deps, booking.id)
    expect(await releasesOf(booking.id)).toHaveLength(1)
    await expect(signing.changeProduction(booking.guest, booking, CHANGE)).rejects.toMatchObject({
      code: 'no_longer_possible',
    })
  })

  it('races with a signature: whatever comes first, nothing is signed that is not current', async () => {
    const booking = await signing.aPacket()
    await signing.askForCode(booking.guest, booking)
    const code = await signing.codeIn(booking.guest.email)
    const body = await signing.bodyFor(booking.guest, booking, { code })
    const [signed] = await Promise.allSettled([
      signing.send(booking.guest, booking, body),
      signing.changeProduction(booking.guest, booking, CHANGE),
    ])
    const [current, first] = await releasesOf(booking.id)
    expect([current?.version, first?.version]).toEqual([2, 1])
    const rows = await server().deps.db.selectFrom('release_signatures').selectAll().execute()
    const mine = rows.filter(({ signer_id }) => signer_id === booking.guest.id)
    expect(mine.map(({ release_id }) => release_id)).toEqual(signed.status === 'fulfilled' ? [first?.id] : [])
  })

  it('is noticed when the words no longer match their hash', async () => {
    const booking = await signing.aPacket()
    const [release] = await releasesOf(booking.id)
    if (!release) throw new Error('no release')
    await expect(
      openBody(server().deps, server().deps.db, { ...release, hash: Buffer.alloc(32) }),
    ).rejects.toThrow('does not match its hash')
  })
})

describe('the printed release', () => {
  it('holds every word, and for each signature who, when, from where, under which check and for which hash', async () => {
    const guest = await aVerifiedPerson(server(), { fullName: 'Łukasz Nováček' })
    await verifyAs(server(), guest, 'Łukasz Nováček')
    const booking = await signing.aPacket({ guest })
    const unsigned = await readPdf(await signing.print(booking.host, booking))
    expect(flat(unsigned.text)).toContain('The guest Not signed.')
    await signing.sign(guest, booking)
    await signing.sign(booking.host, booking, { signature: { kind: 'typed' } })
    const release = await signing.show(booking.host, booking)
    const file = await signing.print(booking.guest, booking)
    expect(file.fileName).toMatch(/^release-RT-\d{4}-[0-9A-F]{8}-v1\.pdf$/)
    const { text, info, tree, pages } = await readPdf(file)
    const printed = flat(text).replaceAll(' ', '')
    for (const { heading, paragraphs } of release.sections)
      for (const words of [heading, ...paragraphs]) expect(printed).toContain(words.replaceAll(' ', ''))
    expect(printed.split(release.hash)).toHaveLength(4)
    for (const words of ['Łukasz Nováček', 'Hana Host', '203.0.*.*', 'Verified by Stripe Identity on'])
      expect(flat(text)).toContain(words)
    expect(text).not.toContain('203.0.113.77')
    for (const { signedAt } of release.signatures) expect(flat(text)).toContain(signedAt)
    expect(info['Title']).toContain('Location release RT-')
    expect(tree).toContain('"role":"H1"')
    expect(pages.length).toBeGreaterThan(2)
    expect((await signing.print(booking.guest, booking)).base64).toBe(file.base64)
  })
})
