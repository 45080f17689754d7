import { taxCalls } from '@roomtone/contract/tax/tax.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, tokenOf } from '../../../testing/booking.ts'
import { giveAccount, letPayoutsFallDue, putInDebt } from '../../../testing/payouts.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { SAMPLE_BODIES } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { wordsIn } from '../../platform/documents/words.ts'

const server = useServer()
const { money } = wordsIn('en')
const as = async (who: Person) => ({ token: await tokenOf(server(), who) })
type Body = Record<string, unknown>
const TAXPAYER = SAMPLE_BODIES['PUT /api/taxes/taxpayer'] ?? {}
const VAT = SAMPLE_BODIES['PUT /api/taxes/vat'] ?? {}

const show = async (who: Person) => server().call(taxCalls.show, {}, await as(who))
const saveTaxpayer = async (who: Person, body: Body) =>
  server().call(taxCalls.saveTaxpayer, { body: body as never }, await as(who))
const saveVat = async (who: Person, body: Body) =>
  server().call(taxCalls.saveVat, { body: body as never }, await as(who))

describe('taxpayer details', () => {
  it('are kept sealed, and only the end of the number is returned', async () => {
    const person = await aVerifiedPerson(server())
    const saved = await saveTaxpayer(person, TAXPAYER)
    expect(saved.taxpayer).toMatchObject({ kind: 'individual', country: 'US', idType: 'ssn', last4: '4399' })
    expect(JSON.stringify(saved)).not.toMatch(/536-?90/)
    const row = await server()
      .deps.db.selectFrom('taxpayers')
      .selectAll()
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row.personal.includes('536904399')).toBe(false)
    const business = { kind: 'business', country: 'CA' }
    expect(
      (await saveTaxpayer(person, { ...TAXPAYER, ...business, taxId: '123026635' })).taxpayer,
    ).toMatchObject({
      ...business,
      idType: 'bn',
      last4: '6635',
    })
    const gone = await server().call(taxCalls.removeTaxpayer, {}, await as(person))
    expect(gone.taxpayer).toBeNull()
  })

  it('are refused with a wrong number, another signature or without the certification', async () => {
    const person = await aVerifiedPerson(server())
    const refused = async (over: Body, field: string) =>
      expect(saveTaxpayer(person, { ...TAXPAYER, ...over }), field).rejects.toMatchObject({
        fields: [{ field }],
      })
    await refused({ taxId: '000-12-3456' }, 'taxId')
    await refused({ country: 'MX', taxId: '536-90-4399' }, 'taxId')
    await refused({ signature: 'Somebody Else' }, 'signature')
    await refused({ certified: false }, 'certified')
    expect((await show(person)).taxpayer).toBeNull()
  })
})

describe('a VAT id', () => {
  it('is checked by form and checksum, changed and taken away', async () => {
    const person = await aVerifiedPerson(server())
    await expect(saveVat(person, { ...VAT, number: 'DE136695977' })).rejects.toMatchObject({
      fields: [{ field: 'number', message: expect.stringContaining('isn’t valid') }],
    })
    expect((await saveVat(person, VAT)).vat).toMatchObject({ country: 'DE', last4: '5976' })
    expect((await saveVat(person, { ...VAT, country: 'IT', number: '00743110157' })).vat).toMatchObject({
      country: 'IT',
      last4: '0157',
    })
    expect((await server().call(taxCalls.removeVat, {}, await as(person))).vat).toBeNull()
  })
})

/** Straight from the entries, without any of the statements that the document is made from. */
async function ledgerOf(hostId: string) {
  const { rows } = await sql<{ released: number; covered: number; sent: number; fees: number }>`
    select
      coalesce(sum(entry.amount_cents) filter (where transfer.kind = 'payout_due'
        and account.name = ${`host_payable:${hostId}`}), 0)::bigint as released,
      coalesce(-sum(entry.amount_cents) filter (where transfer.kind = 'payout_due'
        and account.name = ${`host_debt:${hostId}`}), 0)::bigint as covered,
      coalesce(-sum(entry.amount_cents) filter (where transfer.kind = 'payout'
        and account.name = 'processor'), 0)::bigint as sent,
      coalesce(-sum(entry.amount_cents) filter (where account.name = 'platform_fee'), 0)::bigint as fees
    from ledger_entries entry
    join ledger_transfers transfer on transfer.id = entry.transfer_id
    join ledger_accounts account on account.id = entry.account_id
    join bookings on bookings.id = transfer.booking_id
    where bookings.host_id = ${hostId}::uuid`.execute(server().deps.db)
  return rows[0]
}

describe('the tax document of a year', () => {
  it('agrees with the ledger, shows no more of a number than its end, and is written down when taken', async () => {
    const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Zoë Ødegård' })
    const guest = await aVerifiedPerson(server())
    await giveAccount(server(), host.id)
    await saveTaxpayer(host, { ...TAXPAYER, name: 'Zoë Ødegård', signature: 'zoë  ødegård' })
    const first = await aBooking(server(), { state: 'completed', host, guest })
    await putInDebt(server(), host.id, first.id, 5_000)
    await letPayoutsFallDue(server())
    await aBooking(server(), { state: 'completed', host, guest, startsInHours: 60 })
    await letPayoutsFallDue(server())

    const { documents } = await show(host)
    const ledger = await ledgerOf(host.id)
    const sum = (part: 'gross' | 'fees' | 'withheld' | 'paid') =>
      documents.reduce((total, year) => total + year[part], 0)
    expect(sum('paid')).toBe(ledger?.sent)
    expect(sum('withheld')).toBe(ledger?.covered)
    expect(sum('withheld')).toBe(5_000)
    expect(sum('fees')).toBe(ledger?.fees)
    expect(sum('gross')).toBe((ledger?.released ?? 0) + (ledger?.fees ?? 0))
    for (const year of documents) expect(year.gross - year.fees - year.withheld).toBe(year.paid)

    const [latest] = documents
    expect(latest?.isOpen).toBe(true)
    const year = String(latest?.year)
    const file = await server().call(taxCalls.document, { params: { year } }, await as(host))
    expect(file.fileName).toBe(`tax-document-${year}.pdf`)
    const text = (await readPdf(file)).text.replace(/\s+/g, ' ')
    for (const words of ['Zoë Ødegård', 'Tax ID ending in 4399', 'Payer Roomtone', money(latest?.gross ?? 0)])
      expect(text).toContain(words)
    expect(text).toContain(`Paid out ${money(latest?.paid ?? 0)}`)
    expect(text).not.toContain('536904399')
    await server().deps.db.updateTable('users').set({ language: 'de' }).where('id', '=', host.id).execute()
    const german = await server().call(taxCalls.document, { params: { year } }, await as(host))
    const said = await readPdf(german)
    expect(said.info['Language']).toBe('de')
    for (const words of ['Steuernummer, endet auf 4399', 'Bruttobetrag des Jahres', 'Vereinigte Staaten'])
      expect(said.text.replace(/\s+/g, ' ')).toContain(words)
    const taken = await server()
      .deps.db.selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'tax_document.downloaded')
      .where('actor_id', '=', host.id)
      .execute()
    expect(taken).toHaveLength(2)
    await expect(
      server().call(taxCalls.document, { params: { year: '2020' } }, await as(host)),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(
      server().call(taxCalls.document, { params: { year } }, await as(guest)),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})
