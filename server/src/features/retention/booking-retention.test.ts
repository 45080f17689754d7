import { retentionCalls } from '@roomtone/contract/retention/retention.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { runDueJobs, tokenOf } from '../../../testing/booking.ts'
import { type TestPacket, useSigning } from '../../../testing/compliance.ts'
import { aConversation, say } from '../../../testing/conversation.ts'
import { MARA, useCrew } from '../../../testing/crew.ts'
import { CERTIFICATE, usePacketFiles } from '../../../testing/packet-files.ts'
import type { Person } from '../../../testing/server.ts'
import { useServer } from '../../../testing/server.ts'
import { sealAudit } from '../audit/seal-audit.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { applyRetention } from './apply-retention.ts'
import { previewRetention } from './preview-retention.ts'

const DAY = 86_400_000
const WORDS = /Quiet Hours|Portraits by the window|Certificate\.pdf|Is the yard free|Mara Lindqvist/
const server = useServer()
const signing = useSigning(server)
const crew = useCrew(server)
const files = usePacketFiles(server)
let admin: Person
let shoot: TestPacket
let fileId = ''
let copies: Copies

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server().database.pool.query<Row>(text, values)).rows

type Copies = { sealed: Buffer[]; file: Buffer | null }

/** What an earlier backup would hold: every sealed byte, and the file as stored. */
async function copyOf(bookingId: string): Promise<Copies> {
  const found = await rows<{ sealed: Buffer }>(
    `select body as sealed from releases where booking_id = $1
     union all select details from release_signatures s join releases r on r.id = s.release_id where booking_id = $1
     union all select personal from crew_members where booking_id = $1
     union all select personal from call_sheets where booking_id = $1`,
    [bookingId],
  )
  return {
    sealed: found.map(({ sealed }) => sealed),
    file: await server().deps.files.get(`packets/${fileId}`),
  }
}

const opened = (sealed: Buffer) => server().deps.keys.openBytes(server().deps.db, shoot.id, sealed)

/** Everything the database holds, but for the clockwork, by table. */
async function wholeDatabase(): Promise<Map<string, string>> {
  const tables = await rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'sessions', 'refresh_tokens') order by 1",
  )
  const whole = new Map<string, string>()
  for (const { name } of tables)
    whole.set(name, JSON.stringify(await rows(`select t::text as line from ${name} t order by 1`)))
  return whole
}

const tablesWith = async (words: RegExp) =>
  [...(await wholeDatabase())].flatMap(([name, text]) => (words.test(text) ? [name] : []))

const asAdmin = async () => ({ token: await tokenOf(server(), admin) })
const preview = async () => (await server().call(retentionCalls.preview, {}, await asAdmin())).rules
const bookingRule = async () => (await preview()).find(({ rule }) => rule === 'booking_records')
const erasures = async () =>
  (await server().call(retentionCalls.erasures, { query: {} }, await asAdmin())).items
const moneyOf = (bookingId: string) =>
  rows(
    `select t.key, e.account_id, e.amount_cents from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
     where t.booking_id = $1 order by 1, 2, 3`,
    [bookingId],
  )
const totalOf = (bookingId: string) =>
  rows(
    'select total_cents, invoice_id from bookings b join compliance_packets p on p.booking_id = b.id where b.id = $1',
    [bookingId],
  )

/** Of both sides. */
const namesOnPapers = async () => {
  const papers = 'select guest_name, host_name from booking_papers where booking_id = $1'
  return (await rows<Record<string, string>>(papers, [shoot.id])).flatMap((names) => Object.values(names))
}

/** Moves to this many days after the records' years have passed since the booking ended. */
function goToEnd(days: number, { endsAt } = shoot): void {
  const clock = server().clock
  const end = new Date(endsAt)
  end.setUTCFullYear(end.getUTCFullYear() + 7)
  clock.advance(end.getTime() + days * DAY - clock.now().getTime())
}

beforeAll(async () => {
  admin = await signing.anAdmin()
  shoot = await signing.aPacket({ request: { crew: 4 } })
  await signing.sign(shoot.guest, shoot)
  await signing.sign(shoot.host, shoot)
  await crew.save(shoot, [MARA])
  await crew.saveSheet(shoot)
  fileId = (await files.upload(shoot, shoot.guest, CERTIFICATE)).id
  const { id } = await aConversation(server(), shoot)
  await say(server(), shoot.guest, id, 'Is the yard free for two vans?')
  crew.goTo(shoot.endsAt, 60_000)
  await runDueJobs(server())
  await sealAudit(server().deps)
  copies = await copyOf(shoot.id)
}, 120_000)

describe('records of a booking', () => {
  it('are all there until their years are over', async () => {
    expect(copies.sealed.length).toBeGreaterThanOrEqual(5)
    goToEnd(-1)
    expect(await bookingRule()).toMatchObject({ due: 0, held: 0, subjects: [] })
    await applyRetention(server().deps)
    expect((await signing.show(shoot.guest, shoot)).hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await crew.show(shoot, shoot.guest)).members).toMatchObject([{ name: MARA.name }])
    for (const sealed of copies.sealed) expect(await opened(sealed)).not.toBeNull()
  })

  it('are named by the dry run, which changes nothing', async () => {
    goToEnd(1)
    const before = await wholeDatabase()
    const { rules } = await previewRetention(server().deps)
    expect(await wholeDatabase()).toEqual(before)
    expect(await preview()).toMatchObject(rules.map(({ rule, due, held }) => ({ rule, due, held })))
    expect(await bookingRule()).toMatchObject({
      due: 1,
      held: 0,
      subjects: [{ type: 'booking', id: shoot.id, isHeld: false }],
    })
  })

  it.each(['booking', 'user'] as const)(
    'stay under a legal hold on the %s, until it is lifted',
    async (type) => {
      const body = {
        subjectType: type,
        subjectId: type === 'booking' ? shoot.id : shoot.host.id,
        reason: 'A claim',
      }
      const hold = await server().call(retentionCalls.place, { body }, await asAdmin())
      expect(hold).toMatchObject({ ...body, placedBy: admin.fullName, liftedAt: null })
      await expect(server().call(retentionCalls.place, { body }, await asAdmin())).rejects.toMatchObject({
        code: 'conflict',
      })
      expect(await bookingRule()).toMatchObject({
        due: 0,
        held: 1,
        subjects: [{ id: shoot.id, isHeld: true }],
      })
      await applyRetention(server().deps)
      expect(await erasures()).toEqual([])
      expect((await crew.show(shoot, shoot.guest)).members).toHaveLength(1)
      const open = await server().call(retentionCalls.holds, { query: { state: 'open' } }, await asAdmin())
      expect(open.items).toMatchObject([{ id: hold.id }])
      const lifted = await server().call(retentionCalls.lift, { params: { id: hold.id } }, await asAdmin())
      expect(lifted.liftedAt).not.toBeNull()
      await expect(
        server().call(retentionCalls.lift, { params: { id: hold.id } }, await asAdmin()),
      ).rejects.toMatchObject({ code: 'no_longer_possible' })
    },
  )

  it('go when the run comes, also from every copy; the money stays', async () => {
    const { deps } = server()
    expect(await tablesWith(WORDS)).toEqual(expect.arrayContaining(['bookings', 'messages', 'packet_files']))
    expect(await namesOnPapers()).not.toContain('-')
    const money = await moneyOf(shoot.id)
    const total = await totalOf(shoot.id)
    expect(money.length).toBeGreaterThan(2)
    await Promise.all([applyRetention(deps), applyRetention(deps)])
    for (const sealed of copies.sealed) expect(await opened(sealed)).toBeNull()
    expect(await opened(copies.file ?? Buffer.alloc(0))).toBeNull()
    expect(await deps.files.get(`packets/${fileId}`)).toBeNull()
    expect(await moneyOf(shoot.id)).toEqual(money)
    expect(await totalOf(shoot.id)).toEqual(total)
    expect(await tablesWith(WORDS)).toEqual([])
    expect(await namesOnPapers()).toEqual(['-', '-'])
  })

  it('are written down as tables and counts, once', async () => {
    const [erasure, ...others] = await erasures()
    expect(others).toEqual([])
    expect(erasure).toMatchObject({ rule: 'booking_records', subjectType: 'booking', subjectId: shoot.id })
    expect(erasure?.what).toEqual(
      expect.arrayContaining([
        { name: 'bookings', count: 1 },
        { name: 'crew_members', count: 1 },
        { name: 'packet_files', count: 1 },
        { name: 'messages', count: 1 },
        { name: 'subject_keys', count: 1 },
      ]),
    )
    await applyRetention(server().deps)
    expect(await erasures()).toHaveLength(1)
    expect(await bookingRule()).toMatchObject({ due: 0, held: 0 })
  })

  it('leave an audit log that is still whole, and says that they went', async () => {
    const { deps } = server()
    await sealAudit(deps)
    const { findings, chains } = await verifyAudit(deps)
    expect(findings).toEqual([])
    expect(chains).toBe(1)
    const said = await rows('select data from audit_log where action = $1 and subject_id = $2', [
      'retention.erased',
      shoot.id,
    ])
    expect(said).toMatchObject([{ data: { rule: 'booking_records', bookings: 1 } }])
  })

  it('leave pages that still answer', async () => {
    expect((await crew.show(shoot, shoot.guest)).members).toEqual([])
    for (const path of ['packet', 'release', 'release/pdf', 'crew', 'receipt', 'invoice']) {
      const answer = await server().app.inject({
        url: `/api/bookings/${shoot.id}/${path}`,
        headers: { authorization: `Bearer ${await tokenOf(server(), shoot.guest)}` },
      })
      expect(answer.statusCode, `${path}: ${answer.payload}`).toBeLessThan(500)
      expect(answer.payload).not.toMatch(/Mara Lindqvist|Quiet Hours/)
    }
  })
})
