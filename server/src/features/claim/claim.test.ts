import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, runDueJobs, type TestBooking } from '../../../testing/booking.ts'
import { refusedWith } from '../../../testing/booking-life.ts'
import { REASON, useClaims } from '../../../testing/claims.ts'
import { aCohost } from '../../../testing/cohosts.ts'
import { useSigning } from '../../../testing/compliance.ts'
import { aConversation, say } from '../../../testing/conversation.ts'
import { usePacketFiles } from '../../../testing/packet-files.ts'
import { payoutOf } from '../../../testing/payouts.ts'
import { aPdfWithObjectStream } from '../../../testing/pdf-files.ts'
import { aJpeg, aPhonePicture } from '../../../testing/pictures.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { applyRetention } from '../retention/apply-retention.ts'

const server = useServer()
const claims = useClaims(server)
const signing = useSigning(server)
const packet = usePacketFiles(server)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

const goTo = (at: Date, ms = 0) => server().clock.advance(at.getTime() + ms - server().clock.now().getTime())
const after = (at: string, ms: number) => new Date(Date.parse(at) + ms)
const kindsOf = async ({ email }: Person) =>
  (await server().mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('claim'))
const auditOf = async ({ id }: Pick<TestBooking, 'id'>) => {
  const rows = await server()
    .deps.db.selectFrom('audit_log')
    .select('action')
    .where('subject_type', '=', 'booking')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action).filter((action) => action.startsWith('claim.'))
}

describe('a problem', () => {
  it('can be reported from the start on, to the minute, and until 72 hours after the end', async () => {
    const booking = await aBooking(server(), { state: 'confirmed', startsInHours: 48 })
    const { host, guest } = booking
    goTo(booking.startsAt, -MINUTE)
    expect((await claims.ofBooking(booking, host)).mayOpen).toBeNull()
    const early = await refusedWith(claims.open(booking, host), 'no_longer_possible')
    expect(early.message).toContain('once the booking has started')
    goTo(booking.startsAt)
    expect(await claims.ofBooking(booking, guest)).toMatchObject({
      items: [],
      mayOpen: { side: 'guest', most: booking.view.total },
    })
    goTo(booking.endsAt, 72 * HOUR - MINUTE)
    await runDueJobs(server())
    const { id } = await claims.open(booking, host)
    expect((await claims.ofBooking(booking, host)).mayOpen).toBeNull()
    goTo(booking.endsAt, 72 * HOUR)
    expect((await claims.ofBooking(booking, guest)).mayOpen).toBeNull()
    const late = await refusedWith(claims.open(booking, guest), 'no_longer_possible')
    expect(late.message).toContain('72 hours')
    expect((await claims.show(id, guest)).state).toBe('open')
  })

  it('is no matter of a booking that did not take place', async () => {
    const cancelled = await aBooking(server(), { state: 'cancelled', startsInHours: 24 * 20 })
    goTo(cancelled.startsAt, HOUR)
    await refusedWith(claims.open(cancelled, cancelled.guest), 'no_longer_possible')
    expect((await claims.ofBooking(cancelled, cancelled.guest)).mayOpen).toBeNull()
  })

  it('is worth at most what was paid, to a guest, and a fixed sum to a host; once a side', async () => {
    const booking = await claims.aShoot()
    const { total } = booking.view
    const tooMuch = await refusedWith(
      claims.open(booking, booking.guest, { asked: total + 1 }),
      'validation_failed',
    )
    expect(tooMuch.fields).toMatchObject([{ field: 'asked' }])
    await refusedWith(claims.open(booking, booking.host, { asked: 1_000_001 }), 'validation_failed')
    const tooLittle = await refusedWith(
      claims.open(booking, booking.host, { asked: 49 }),
      'validation_failed',
    )
    expect(tooLittle.fields).toMatchObject([{ field: 'asked', message: expect.stringContaining('$0.50') }])
    await refusedWith(claims.open(booking, booking.guest, { kind: 'damage' }), 'validation_failed')
    const { id } = await claims.open(booking, booking.guest, { asked: total, kind: 'not_as_described' })
    await refusedWith(claims.open(booking, booking.guest), 'no_longer_possible')
    await claims.open(booking, booking.host, { asked: 1_000_000 })
    await claims.withdraw(id, booking.guest)
    const again = await claims.open(booking, booking.guest)
    expect(again).toMatchObject({ isOwn: true, state: 'open', side: 'guest' })
  })

  it('is told without threats or insults; numbers and links are fine', async () => {
    const booking = await claims.aShoot()
    const threat = 'Pay or I will kill you and burn down your house.'
    await refusedWith(claims.open(booking, booking.host, { text: threat }), 'text_flagged')
    const text = 'The glazier (212-555-0142, https://glass.example/offer) asks for this much in cash.'
    const { id } = await claims.open(booking, booking.host, { text })
    await refusedWith(claims.answer(id, booking.guest, { text: threat }), 'text_flagged')
    const rows = await server().database.pool.query('select t::text as line from claims t')
    expect(JSON.stringify(rows.rows)).not.toContain('glazier')
    expect((await claims.show(id, booking.guest)).text).toBe(text)
  })
})

describe('evidence', () => {
  it('is chosen from the packet and the conversation of this very booking, and brought by each side', async () => {
    const shoot = await signing.aPacket({})
    goTo(new Date(shoot.startsAt), HOUR)
    const photo = await packet.upload(shoot, shoot.host, { kind: 'before', name: 'hall.jpg' }, await aJpeg())
    const conversation = await aConversation(server(), shoot)
    const said = await say(server(), shoot.guest, conversation.id, 'We will be careful with the lamp.')
    const other = await claims.aShoot()
    const elsewhere = await aConversation(server(), other)
    const foreign = await say(server(), other.guest, elsewhere.id, 'Something else')
    const choices = await server().call(
      claimCalls.choices,
      { params: { id: shoot.id } },
      await claims.as(shoot.host),
    )
    expect(choices.files.map(({ id }) => id)).toEqual([photo.id])
    expect(choices.messages.map(({ content }) => content)).toEqual(['We will be careful with the lamp.'])
    goTo(new Date(shoot.endsAt), MINUTE)
    await runDueJobs(server())
    const borrowed = { messageIds: [foreign.id] }
    await refusedWith(claims.open(shoot, shoot.host, borrowed), 'validation_failed')
    expect((await claims.ofBooking(shoot, shoot.host)).items).toEqual([])
    const { id } = await claims.open(shoot, shoot.host, { packetFileIds: [photo.id], messageIds: [said.id] })
    await refusedWith(packet.remove(photo.id, shoot.host), 'no_longer_possible')
    await claims.addPicture(id, shoot.host)
    const { evidence } = await claims.addPicture(id, shoot.guest)
    expect(evidence).toMatchObject([
      { side: 'host', file: { from: 'packet', id: photo.id, kind: 'before' }, message: null },
      { side: 'host', file: null, message: { content: 'We will be careful with the lamp.' } },
      { side: 'host', file: { from: 'claim', name: 'lamp.jpg', mediaType: 'image/jpeg' } },
      { side: 'guest', file: { from: 'claim' } },
    ])
  })

  it('is no PDF with a script in it', async () => {
    const booking = await claims.aShoot()
    const { id } = await claims.open(booking, booking.host)
    const bytes = new Blob([new Uint8Array(aPdfWithObjectStream('<< /S /JavaScript /JS (1) >>'))])
    const upload = { params: { id }, query: { name: 'quote.pdf' }, bytes }
    await refusedWith(
      server().call(claimCalls.addEvidence, upload, await claims.as(booking.host)),
      'pdf_not_plain',
    )
  })

  it('is kept sealed and without what a camera wrote into it, and every reading is written down', async () => {
    const booking = await claims.aShoot()
    const { id } = await claims.open(booking, booking.host)
    const bytes = new Blob([new Uint8Array(await aPhonePicture())])
    const upload = { params: { id }, query: { name: 'IMG_1.jpg' }, bytes }
    const { evidence } = await server().call(claimCalls.addEvidence, upload, await claims.as(booking.host))
    const file = evidence[0]?.file?.id ?? ''
    const kept = await server().deps.files.get(`claims/${file}`)
    expect(kept?.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
    const params = { id: file }
    for (const person of [booking.guest, booking.host, admin]) {
      const read = await server().call(claimCalls.evidence, { params }, await claims.as(person))
      const plain = Buffer.from(read.base64, 'base64')
      expect(plain.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
      expect(plain.toString('latin1')).not.toContain('Tattletale')
    }
    const stranger = await aVerifiedPerson(server())
    await refusedWith(server().call(claimCalls.evidence, { params }, await claims.as(stranger)), 'not_found')
    expect((await auditOf(booking)).filter((action) => action === 'claim.evidence_viewed')).toHaveLength(3)
    const notes = { params: { id }, query: {}, bytes: new Blob([new Uint8Array(Buffer.from('just words'))]) }
    await refusedWith(
      server().call(claimCalls.addEvidence, notes, await claims.as(booking.host)),
      'file_not_accepted',
    )
  })

  it('goes with the booking’s years, in the database, in the store and in every copy', async () => {
    const booking = await claims.aShoot()
    const { id } = await claims.open(booking, booking.host, { text: 'The zinnia vase fell over.' })
    const { evidence } = await claims.addPicture(id, booking.host)
    const key = `claims/${evidence[0]?.file?.id}`
    const copy = await server().deps.files.get(key)
    await claims.withdraw(id, booking.host)
    server().clock.advance(7 * 366 * 24 * HOUR)
    await applyRetention(server().deps)
    expect(await server().deps.files.get(key)).toBeNull()
    expect(
      await server().deps.keys.openBytes(server().deps.db, booking.id, copy ?? Buffer.alloc(0)),
    ).toBeNull()
    expect(await claims.show(id, booking.host)).toMatchObject({ text: '', state: 'withdrawn' })
  })
})

describe('the other side', () => {
  it('has 48 hours to the minute, hears of it, is reminded once, and both see what happens', async () => {
    const booking = await claims.aShoot()
    const { host, guest } = booking
    const { id, answerDueAt } = await claims.open(booking, host)
    await runDueJobs(server())
    expect(await kindsOf(guest)).toEqual(['claim-opened'])
    goTo(after(answerDueAt, -12 * HOUR), MINUTE)
    await runDueJobs(server())
    expect(await kindsOf(guest)).toEqual(['claim-opened', 'claim-reminder'])
    goTo(after(answerDueAt, -MINUTE))
    expect((await claims.show(id, guest)).actions).toEqual(['answer', 'agree', 'add_evidence'])
    await refusedWith(claims.decide(id, admin), 'no_longer_possible')
    const late = await claims.aShoot()
    const second = await claims.open(late, late.guest)
    goTo(after(second.answerDueAt, 0))
    await refusedWith(claims.answer(second.id, late.host), 'no_longer_possible')
    const lapsed = await claims.show(second.id, late.host)
    expect(lapsed.actions).toEqual(['add_evidence'])
    expect(lapsed.timeline.map(({ what }) => what)).toEqual(['opened', 'lapsed'])
    await claims.decide(second.id, admin, { awarded: 0 })
    await runDueJobs(server())
    expect(await kindsOf(late.guest)).toEqual(['claim-decided'])
    // What was no longer true when its turn came was not sent.
    expect(await kindsOf(late.host)).toEqual(['claim-decided'])
    const decided = await claims.show(second.id, late.host)
    expect(decided.decision).toMatchObject({ by: 'admin', reason: REASON })
    expect(decided.actions).toEqual([])
  })

  it('alone can answer, and its answer reaches the claimant', async () => {
    const booking = await claims.aShoot()
    const { id } = await claims.open(booking, booking.guest)
    await runDueJobs(server())
    await refusedWith(claims.answer(id, booking.guest), 'no_longer_possible')
    await refusedWith(claims.withdraw(id, booking.host), 'not_found')
    await refusedWith(claims.answer(id, booking.host, { text: 'No' }), 'validation_failed')
    const answered = await claims.answer(id, booking.host)
    expect(answered).toMatchObject({ state: 'answered', answer: { agrees: false } })
    await refusedWith(claims.answer(id, booking.host, { agrees: true }), 'no_longer_possible')
    await runDueJobs(server())
    expect(await kindsOf(booking.guest)).toEqual(['claim-answered'])
    await claims.withdraw(id, booking.guest)
    await runDueJobs(server())
    expect(await kindsOf(booking.host)).toEqual(['claim-opened', 'claim-withdrawn'])
    expect(await auditOf(booking)).toEqual(['claim.opened', 'claim.answered', 'claim.withdrawn'])
  })
})

describe('anyone who is no part of it', () => {
  it('learns nothing: neither strangers nor other hosts', async () => {
    const booking = await claims.aShoot()
    const { id } = await claims.open(booking, booking.host)
    const stranger = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
    await refusedWith(claims.show(id, stranger), 'not_found')
    await refusedWith(claims.ofBooking(booking, stranger), 'not_found')
    await refusedWith(claims.open(booking, stranger), 'not_found')
    await refusedWith(claims.answer(id, stranger), 'not_found')
    await refusedWith(claims.withdraw(id, stranger), 'not_found')
    await refusedWith(claims.addPicture(id, stranger), 'not_found')
    await refusedWith(claims.decide(id, stranger), 'forbidden')
    const choices = server().call(
      claimCalls.choices,
      { params: { id: booking.id } },
      await claims.as(stranger),
    )
    await refusedWith(choices, 'not_found')
  })

  it('can be an admin, who sees all and answers nothing, and decides no case of their own', async () => {
    const own = await aVerifiedPerson(server(), { roles: ['creator', 'host', 'admin'] })
    const booking = await claims.aShoot({ host: own })
    const id = await claims.aCase(booking, 'guest')
    expect((await claims.show(id, admin)).party).toBe('admin')
    await refusedWith(claims.addPicture(id, admin), 'not_found')
    await refusedWith(claims.decide(id, own), 'own_account')
    const helper = await aCohost(
      server(),
      { host: own, listings: [booking.listing.id], rights: ['calendar'] },
      await aVerifiedPerson(server(), { roles: ['creator', 'admin'] }),
    )
    await refusedWith(claims.decide(id, helper), 'own_account')
    for (const [person, isOwn] of [
      [own, true],
      [helper, true],
      [admin, false],
    ] as const) {
      const shown = await server().call(claimCalls.case, { params: { id } }, await claims.as(person))
      expect(shown.isOwn).toBe(isOwn)
    }
    const { claim } = await claims.decide(id, admin)
    expect(claim.state).toBe('decided')
    expect(await auditOf(booking)).toEqual(['claim.opened', 'claim.answered', 'claim.decided'])
  })
})

describe('the queue of admins', () => {
  it('finds cases by words, shows those to decide first, sorts and pages', async () => {
    const one = await claims.aShoot()
    const two = await claims.aShoot({ host: one.host })
    const small = await claims.aCase(one, 'host', 1_000)
    const large = await claims.aCase(two, 'host', 9_000)
    const waiting = await claims.open(one, one.guest, { asked: 500 })
    const list = async (query: object) => server().call(claimCalls.list, { query }, await claims.as(admin))
    const q = one.host.email
    const ids = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ id }) => id)
    expect(ids(await list({ q, order: 'amount' }))).toEqual([large, small])
    expect(ids(await list({ q, show: 'waiting' }))).toEqual([waiting.id])
    expect(ids(await list({ q: small.slice(0, 8), show: 'all' }))).toEqual([small])
    for (const order of ['newest', 'oldest', 'due', 'amount'] as const) {
      const all = ids(await list({ q, show: 'all', order }))
      expect(new Set(all)).toEqual(new Set([small, large, waiting.id]))
      const first = await list({ q, show: 'all', order, limit: 2 })
      const rest = await list({ q, show: 'all', order, limit: 2, cursor: first.nextCursor ?? '' })
      expect([...ids(first), ...ids(rest)]).toEqual(all)
      expect(first.total).toBe(3)
    }
    await refusedWith(
      list({ order: 'due', cursor: (await list({ q, limit: 1 })).nextCursor ?? '' }),
      'validation_failed',
    )
  })

  it('shows a case with the booking, its papers, its payouts and its ledger', async () => {
    const booking = await claims.aShoot()
    const id = await claims.aCase(booking, 'guest', 4_000)
    const shown = await server().call(claimCalls.case, { params: { id } }, await claims.as(admin))
    expect(shown).toMatchObject({
      guestEmail: booking.guest.email,
      isReady: true,
      isOwn: false,
      most: 4_000,
      booking: { total: booking.view.total, refunded: 0 },
      payouts: [{ cause: 'booking', state: 'held' }],
    })
    expect(shown.ledger.map(({ kind }) => kind)).toEqual(['charge', 'capture'])
    const { dueAt } = shown.payouts[0] ?? { dueAt: '' }
    await claims.withdraw(id, booking.guest)
    expect(await payoutOf(server(), booking.id)).toMatchObject({
      state: 'scheduled',
      due_at: new Date(dueAt),
    })
  })
})
