import { CODE_LIVES_MS } from '@roomtone/domain/account/mailed-code'
import { describe, expect, it } from 'vitest'
import { aVerifiedPerson, runDueJobs } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { type TestPacket, useSigning, verifyAs } from '../../../../testing/compliance.ts'
import { useServer } from '../../../../testing/server.ts'
import { codeOf } from '../crew/code-of.ts'

const server = useServer()
const signing = useSigning(server)
const life = useLife(server)

const DAY = 24 * 3_600_000
const signaturesOf = ({ id }: { id: string }) =>
  server()
    .deps.db.selectFrom('release_signatures')
    .innerJoin('releases', 'releases.id', 'release_signatures.release_id')
    .selectAll('release_signatures')
    .select('releases.version')
    .where('releases.booking_id', '=', id)
    .orderBy('signed_at')
    .execute()
const fieldAtFault = (field: string) => ({
  code: 'validation_failed',
  fields: [expect.objectContaining({ field })],
})
const noLongerPossible = { code: 'no_longer_possible' }

async function aCodeFor({ guest, ...booking }: TestPacket): Promise<string> {
  await signing.askForCode(guest, booking)
  return signing.codeIn(guest.email)
}
const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('signing a release', () => {
  it('takes both sides, and stores what was signed, when, from where and by which verified identity', async () => {
    const booking = await signing.aPacket()
    const verification = await verifyAs(server(), booking.guest, 'Gustave Guest')
    const before = await signing.show(booking.guest, booking)
    expect(before).toMatchObject({ canSign: true, nameHint: 'Gustave G…', signatures: [] })
    const after = await signing.sign(booking.guest, booking, { legalName: 'gustave  GUEST' })
    expect(after.canSign).toBe(false)
    expect(after.signatures).toMatchObject([{ party: 'guest', legalName: 'Gustave Guest' }])
    const [row] = await signaturesOf(booking)
    expect(row).toMatchObject({ party: 'guest', signer_id: booking.guest.id, verification_id: verification })
    expect(row?.body_hash.toString('hex')).toBe(before.hash)
    const details = await server().deps.keys.openBytes(
      server().deps.db,
      booking.id,
      row?.details ?? Buffer.alloc(0),
    )
    expect(JSON.parse(String(details))).toMatchObject({
      legalName: 'Gustave Guest',
      typedName: 'gustave  GUEST',
      address: '203.0.113.77',
      provider: 'stripe',
      consent: '2026-11',
      signature: { kind: 'drawn' },
    })
    expect((await signing.packet(booking.host, booking)).isReleaseSigned).toBe(false)
    await signing.sign(booking.host, booking, { signature: { kind: 'typed' } })
    const packet = await signing.packet(booking.guest, booking)
    expect(packet.isReleaseSigned).toBe(true)
    expect(packet.release.signatures.map(({ party }) => party)).toEqual(['guest', 'host'])
    const told = await signing.toldOf(booking.id, 'release-signed')
    expect(told).toEqual(expect.arrayContaining([booking.host.id, booking.guest.id]))
  })

  it('is refused to strangers, admins and guests of other bookings as if there were nothing', async () => {
    const booking = await signing.aPacket()
    const body = await signing.bodyFor(booking.guest, booking)
    const other = await signing.aPacket()
    for (const person of [await signing.aStranger(), await signing.anAdmin(), other.guest, other.host]) {
      await expect(signing.send(person, booking, body)).rejects.toMatchObject({ code: 'not_found' })
      await expect(signing.askForCode(person, booking)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await signaturesOf(booking)).toEqual([])
  })

  it('is refused to a person who is no longer verified', async () => {
    const booking = await signing.aPacket()
    const code = await aCodeFor(booking)
    const body = await signing.bodyFor(booking.guest, booking, { code })
    await server()
      .deps.db.updateTable('profiles')
      .set({ verification_status: 'rejected', is_verified: false })
      .where('id', '=', booking.guest.id)
      .execute()
    await expect(signing.send(booking.guest, booking, body)).rejects.toMatchObject({
      code: 'verification_required',
    })
    expect((await signing.show(booking.guest, booking)).canSign).toBe(false)
  })

  it("takes nobody else's code", async () => {
    const booking = await signing.aPacket()
    const code = await aCodeFor(booking)
    await signing.askForCode(booking.host, booking)
    const hosts = await signing.codeIn(booking.host.email)
    expect(hosts).not.toBe(code)
    const body = await signing.bodyFor(booking.host, booking, { code })
    await expect(signing.send(booking.host, booking, body)).rejects.toMatchObject(fieldAtFault('code'))
  })

  it('takes the verified name and no other', async () => {
    const booking = await signing.aPacket()
    await expect(signing.sign(booking.guest, booking, { legalName: 'Hana Host' })).rejects.toMatchObject(
      fieldAtFault('legalName'),
    )
    await expect(signing.sign(booking.guest, booking, { legalName: 'Gus' })).rejects.toMatchObject(
      fieldAtFault('legalName'),
    )
    expect(await signaturesOf(booking)).toEqual([])
  })

  it('wants the consent, the reading and a real drawing', async () => {
    const booking = await signing.aPacket()
    const body = await signing.bodyFor(booking.guest, booking)
    for (const over of [
      { hasRead: false },
      { hasConsented: false },
      { signature: { kind: 'drawn', drawing: [[[1, 1]]] } },
      {
        signature: {
          kind: 'drawn',
          drawing: [
            [
              [1, 1],
              [601, 1],
            ],
          ],
        },
      },
    ])
      await expect(
        signing.send(booking.guest, booking, { ...body, ...over } as typeof body),
      ).rejects.toMatchObject({ code: 'validation_failed' })
  })

  it('is stale for other words than the current ones', async () => {
    const booking = await signing.aPacket()
    const code = await aCodeFor(booking)
    const body = await signing.bodyFor(booking.guest, booking, { code })
    await expect(
      signing.send(booking.guest, booking, { ...body, hash: 'ab'.repeat(32) }),
    ).rejects.toMatchObject({ code: 'stale' })
    await expect(signing.send(booking.guest, booking, { ...body, version: 2 })).rejects.toMatchObject({
      code: 'stale',
    })
    await signing.changeProduction(booking.guest, booking, { title: 'Loud Hours', purpose: 'Drums' })
    await expect(signing.send(booking.guest, booking, body)).rejects.toMatchObject({ code: 'stale' })
    const again = await signing.bodyFor(booking.guest, booking, { code })
    await expect(signing.send(booking.guest, booking, again)).rejects.toMatchObject(fieldAtFault('code'))
  })

  it('happens once for each side, even when it is sent twice in parallel', async () => {
    const booking = await signing.aPacket()
    const code = await aCodeFor(booking)
    const body = await signing.bodyFor(booking.guest, booking, { code })
    const answers = await Promise.allSettled([1, 2, 3].map(() => signing.send(booking.guest, booking, body)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(signing.send(booking.guest, booking, body)).rejects.toMatchObject(noLongerPossible)
    await expect(signing.askForCode(booking.guest, booking)).rejects.toMatchObject(noLongerPossible)
    expect(await signaturesOf(booking)).toHaveLength(1)
  })

  it('is over a week after the end, and immediately with a cancellation', async () => {
    const cancelled = await signing.aPacket()
    const body = await signing.bodyFor(cancelled.guest, cancelled, { code: await aCodeFor(cancelled) })
    await life.cancel(cancelled, cancelled.host)
    await expect(signing.send(cancelled.guest, cancelled, body)).rejects.toMatchObject(noLongerPossible)
    await expect(signing.askForCode(cancelled.guest, cancelled)).rejects.toMatchObject(noLongerPossible)
    const late = await signing.aPacket()
    await life.letPass(late.endsAt.getTime() - server().clock.now().getTime() + 6 * DAY)
    expect(await life.stateOf(late.id)).toBe('completed')
    await signing.sign(late.guest, late)
    server().clock.advance(2 * DAY)
    await expect(signing.askForCode(late.host, late)).rejects.toMatchObject(noLongerPossible)
    expect(await signaturesOf(late)).toHaveLength(1)
  })
})

describe('the code by mail', () => {
  it('works for ten minutes', async () => {
    const booking = await signing.aPacket()
    const body = await signing.bodyFor(booking.guest, booking, { code: await aCodeFor(booking) })
    server().clock.advance(CODE_LIVES_MS)
    await expect(signing.send(booking.guest, booking, body)).rejects.toMatchObject(fieldAtFault('code'))
  })

  it('is of no use once it was used, for this release or the next', async () => {
    const booking = await signing.aPacket()
    const code = await aCodeFor(booking)
    await signing.send(booking.guest, booking, await signing.bodyFor(booking.guest, booking, { code }))
    // As if the signature had been lost: the code is spent all the same.
    await server().owner.query('delete from release_signatures where signer_id = $1', [booking.guest.id])
    await expect(
      signing.send(booking.guest, booking, await signing.bodyFor(booking.guest, booking, { code })),
    ).rejects.toMatchObject({ message: expect.stringContaining('already used') })
  })

  it('is dead after five wrong tries, though the right one follows; a new one lives again', async () => {
    const booking = await signing.aPacket()
    const code = await aCodeFor(booking)
    const body = await signing.bodyFor(booking.guest, booking, { code })
    for (let time = 0; time < 5; time += 1)
      await expect(
        signing.send(booking.guest, booking, { ...body, code: anotherThan(code) }),
      ).rejects.toMatchObject({ message: expect.stringContaining('isn’t the code') })
    await expect(signing.send(booking.guest, booking, body)).rejects.toMatchObject({
      message: expect.stringContaining('Too many wrong tries'),
    })
    server().clock.advance(1000)
    expect((await signing.sign(booking.guest, booking)).signatures).toHaveLength(1)
  })

  it('is a new one each time, puts the previous one out of use, and is in no row, job or log', async () => {
    const booking = await signing.aPacket()
    const first = await aCodeFor(booking)
    server().clock.advance(1000)
    await signing.askForCode(booking.guest, booking)
    const jobs = await server().database.pool.query('select payload::text from graphile_worker._private_jobs')
    const second = await signing.codeIn(booking.guest.email)
    expect(second).not.toBe(first)
    const rows = await server().database.pool.query('select signing_codes::text as row from signing_codes')
    const seen = [...jobs.rows, ...rows.rows].map((row) => JSON.stringify(row)).concat(server().logLines)
    expect(seen.filter((line) => new RegExp(`(?<![0-9a-f])${second}(?![0-9a-f])`).test(line))).toEqual([])
    const body = await signing.bodyFor(booking.guest, booking, { code: first })
    await expect(signing.send(booking.guest, booking, body)).rejects.toMatchObject(fieldAtFault('code'))
    expect((await signing.send(booking.guest, booking, { ...body, code: second })).signatures).toHaveLength(1)
  })

  it('cannot be followed without the master key: any fact or key that differs gives another, spread evenly', () => {
    const { masterKey } = server().deps.config
    const request = { releaseId: 'r', userId: 'u', createdAt: new Date('2026-12-01T12:00:00Z') }
    const all = Array.from({ length: 2000 }, (_, at) =>
      codeOf(masterKey, { ...request, createdAt: new Date(request.createdAt.getTime() + at) }),
    )
    expect(new Set(all).size).toBeGreaterThan(1990)
    const low = all.filter((code) => Number(code) < 500_000).length
    expect(low).toBeGreaterThan(850)
    expect(low).toBeLessThan(1150)
    const others = [
      codeOf(masterKey, { ...request, releaseId: 's' }),
      codeOf(masterKey, { ...request, userId: 'v' }),
      codeOf(Buffer.alloc(32, 7), request),
    ]
    expect(others).not.toContain(codeOf(masterKey, request))
    expect(codeOf(masterKey, request)).toBe(codeOf(masterKey, { ...request }))
  })

  it('does not leave once the release has been replaced', async () => {
    const booking = await signing.aPacket()
    await signing.askForCode(booking.guest, booking)
    await signing.changeProduction(booking.guest, booking, { title: 'Other Hours', purpose: 'Portraits' })
    await runDueJobs(server())
    const mails = await server().mailsTo(booking.guest.email)
    expect(mails.filter(({ kind }) => kind === 'signing-code')).toEqual([])
  })
})

describe('the identity that a signature rests on', () => {
  it('is the profile for people who were verified before submissions existed', async () => {
    const guest = await aVerifiedPerson(server(), { fullName: 'Zoë Ødegård' })
    const booking = await signing.aPacket({ guest })
    await signing.sign(guest, booking, { legalName: 'Zoe Ødegard' })
    const [row] = await signaturesOf(booking)
    expect(row?.verification_id).toBeNull()
  })
})
