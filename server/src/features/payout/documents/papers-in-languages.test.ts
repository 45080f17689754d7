import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { payoutCalls } from '@roomtone/contract/payout/payout.calls'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Language } from '@roomtone/texts/languages'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, type TestBooking, tokenOf } from '../../../../testing/booking.ts'
import { giveAccount, letPayoutsFallDue, payoutOf } from '../../../../testing/payouts.ts'
import { countBoxes, readPdf } from '../../../../testing/read-pdf.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()

const SAMPLE = { hourly_rate_cents: 15_000, cleaning_fee_cents: 5_000, price_per_day_cents: 200_000 }

async function speaks({ id }: Person, language: Language | null): Promise<void> {
  await server().deps.db.updateTable('users').set({ language }).where('id', '=', id).execute()
}

async function theSample(language: Language, over: Parameters<typeof aBooking>[1] = {}) {
  const guest = await aVerifiedPerson(server(), { fullName: '王小明' })
  const host = await aVerifiedPerson(server(), { fullName: 'נועה לוי', roles: ['creator', 'host'] })
  for (const person of [guest, host]) await speaks(person, language)
  return aBooking(server(), { state: 'confirmed', guest, host, listingOver: SAMPLE, ...over })
}

const as = async (person: Person) => ({ token: await tokenOf(server(), person) })
const receipt = async (person: Person, { id }: TestBooking) =>
  server().call(bookingCalls.receipt, { params: { id } }, await as(person))
const invoice = async (person: Person, { id }: TestBooking) =>
  server().call(bookingCalls.invoice, { params: { id } }, await as(person))
const flat = (text: string) => text.replace(/\s+/g, ' ')

type File = { base64: string }

/** No line reaches over another: each has room for its letters. */
async function expectNoOverlap({ base64 }: File): Promise<void> {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const drawn = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
      return [{ text: item.str, left: x, right: x + item.width, foot: y, size: Number(item.transform[0]) }]
    })
    for (const [index, one] of drawn.entries())
      for (const other of drawn.slice(index + 1)) {
        const isBeside = one.right <= other.left + 0.5 || other.right <= one.left + 0.5
        const isApart = Math.abs(one.foot - other.foot) >= Math.min(one.size, other.size)
        expect([one.text, other.text, isBeside || isApart]).toEqual([one.text, other.text, true])
      }
  }
}

describe('papers in the language of their reader', () => {
  it.each([
    ['de', 'de', ['Beleg', 'Gast', '4 Stunden 150,00 $ 600,00 $', 'Reinigungsgebühr', 'Gesamt 787,00 $']],
    ['fr', 'fr', ['Reçu', 'Locataire', '4 heures 150,00 $US 600,00 $US', 'Total 787,00 $US', 'Page 1 sur 1']],
    ['es', 'es', ['Recibo', 'Huésped', '4 horas $150.00 $600.00', 'Total $787.00', 'Página 1 de 1']],
    ['en', 'en-US', ['Receipt', 'Guest', '4 hours $150.00 $600.00', 'Total $787.00', 'Page 1 of 1']],
  ] as const)('a receipt in %s', async (language, tag, expected) => {
    const booking = await theSample(language)
    const file = await receipt(booking.guest, booking)
    const { text, info } = await readPdf(file)
    expect(info['Language']).toBe(tag)
    for (const words of expected) expect(flat(text)).toContain(words)
    for (const name of ['王小明', 'נועה לוי']) expect(flat(text)).toContain(name)
    expect(countBoxes(file)).toBe(0)
    await expectNoOverlap(file)
  })

  it('each side reads the invoice in its own language; one who chose none, in that of the page', async () => {
    const booking = await theSample('de')
    await speaks(booking.guest, 'fr')
    const words = async (file: File) => flat((await readPdf(file)).text)
    expect(await words(await invoice(booking.host, booking))).toContain('Rechnungsdatum')
    expect(await words(await invoice(booking.guest, booking))).toContain('Date de facturation')
    await speaks(booking.guest, null)
    const { token } = await as(booking.guest)
    const answer = await server().app.inject({
      url: `/api/bookings/${booking.id}/invoice`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'es' },
    })
    expect(await words(answer.json())).toContain('Fecha de la factura')
  })

  it('a payout record and a statement in German', async () => {
    const booking = await theSample('de', { state: 'completed', startsInHours: 48 })
    await giveAccount(server(), booking.host.id)
    await letPayoutsFallDue(server())
    const { id } = await payoutOf(server(), booking.id)
    const caller = await as(booking.host)
    const record = await server().call(payoutCalls.record, { params: { id } }, caller)
    const month = toLocal(server().clock.now(), booking.view.timeZone).date.slice(0, 7)
    const statement = await server().call(payoutCalls.statement, { params: { month } }, caller)
    expect(flat((await readPdf(record)).text)).toContain('Ausgezahlt 650,00 $')
    const { text, info } = await readPdf(statement)
    expect(info['Title']).toMatch(/^Abrechnung, \p{L}+ \d{4} /u)
    for (const words of ['Anfangssaldo', 'Auszahlungen −650,00 $', 'Endsaldo 0,00 $'])
      expect(flat(text)).toContain(words)
    for (const file of [record, statement]) await expectNoOverlap(file)
  })
})
