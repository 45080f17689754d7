import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { payoutCalls } from '@roomtone/contract/payout/payout.calls'
import fc from 'fast-check'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { aVerifiedPerson, tokenOf } from '../../testing/booking.ts'
import { verifyAs } from '../../testing/compliance.ts'
import { useCrew } from '../../testing/crew.ts'
import { usePacks } from '../../testing/full-packet.ts'
import { giveAccount, letPayoutsFallDue, payoutOf } from '../../testing/payouts.ts'
import { streamsOf } from '../../testing/read-pdf.ts'
import { type Person, useServer } from '../../testing/server.ts'
import type { Sheet } from '../platform/documents/sheet.ts'
import { writePdf } from '../platform/documents/write-pdf.ts'

const server = useServer()
const packs = usePacks(server)
const crew = useCrew(server)
const as = async (person: Pick<Person, 'id'>) => ({ token: await tokenOf(server(), person) })

/** Out of a string, out of the page's drawing, out of the object, into an action. */
const SYNTAX = ') Tj ET /JS (app.alert(1)) >> endobj <feff> \\) % /S /Launch'
const NASTY = {
  syntax: SYNTAX,
  overrides: 'invoice \u202egnp.exe\u202c \u2066\u200f\u061cend',
  controls: 'a\u0007b\u0085c\u200bd\ufeffe\u2028f\u2029g',
  emoji: 'Ada 👩‍👩‍👧‍👦🏳️‍🌈 \u{1f1e8}\u{1f1e6} of Spades',
  scripts: 'שלום مرحبا ไทย 漢字 Z̴̡͖͉̀a̵̢͎̽l̷̛̘g̶̨̅o',
  long: `W${'W'.repeat(110)}`,
}
const NAMES = [
  '/JS',
  '/JavaScript',
  '/Launch',
  '/URI',
  '/OpenAction',
  '/AA',
  '/EmbeddedFile',
  '/EmbeddedFiles',
  '/AcroForm',
  '/GoToR',
  '/SubmitForm',
  '/RichMedia',
]

/** What is left of a PDF when its strings and streams are taken out: its keys and names, which are all ours. */
function skeleton(bytes: Buffer): string {
  const text = bytes.toString('latin1').replace(/stream\r?\n[\s\S]*?endstream/g, '')
  let left = ''
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (depth > 0 && letter === '\\') at += 1
    else if (letter === '(') depth += 1
    else if (letter === ')' && depth > 0) depth -= 1
    else if (depth === 0) left += letter
  }
  expect(depth).toBe(0)
  return left.replace(/<[0-9a-f\s]*>/gi, '')
}

/** Parses, does nothing, and shows all of its words inside its pages. */
async function expectInert(bytes: Buffer): Promise<string> {
  const names = skeleton(bytes).match(/\/[A-Za-z]+/g) ?? []
  expect(names.length).toBeGreaterThan(20)
  for (const name of NAMES) expect(names).not.toContain(name)
  const streams = streamsOf(bytes)
  expect(streams.length).toBeGreaterThan(2)
  // Words are drawn as the shapes of a typeface; none is in a stream as it was written.
  for (const stream of streams) expect(stream.includes('app.alert')).toBe(false)
  const document = await getDocumentProxy(new Uint8Array(bytes))
  expect(await document.getOpenAction()).toBeNull()
  expect(await document.getJSActions()).toBeNull()
  expect(await document.getAttachments()).toBeNull()
  expect(await document.getFieldObjects()).toBeNull()
  let shown = ''
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    expect(await page.getAnnotations()).toEqual([])
    expect(await page.getJSActions()).toBeNull()
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [x, y] = [item.transform[4], item.transform[5]]
      expect([item.str, x >= 0 && x + item.width <= width + 1, y >= 0 && y <= height]).toEqual([
        item.str,
        true,
        true,
      ])
      shown += `${item.str} `
    }
  }
  // Nothing unseen is drawn: no override of the writing direction, no control character.
  expect(shown).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  return shown.replace(/\s+/g, ' ')
}

const bytesOf = ({ base64 }: { base64: string }) => Buffer.from(base64, 'base64')
/** Lines are broken where they must be, also in the middle of a word. */
const squeezed = (text: string) => text.replace(/\s/g, '')

/** A packet in which everybody writes what they can into every paper. */
async function aNastyPacket() {
  const guest = await aVerifiedPerson(server(), { fullName: 'Gus Guest' })
  const host = await aVerifiedPerson(server(), { fullName: 'Hana Host', roles: ['creator', 'host'] })
  const rules = [SYNTAX, ...Array.from({ length: 19 }, () => 'W'.repeat(300))]
  const booking = await packs.aPacket({
    guest,
    host,
    startsInHours: 48,
    listingOver: {
      title: SYNTAX.slice(0, 50),
      areas_in: `${NASTY.overrides} ${NASTY.scripts} ${SYNTAX}`,
      house_rules: JSON.stringify(rules.map((body) => ({ title: 'W'.repeat(40), body }))),
    },
    request: {
      production: {
        title: SYNTAX,
        kind: 'stills',
        purpose: `${SYNTAX} ${NASTY.emoji} ${NASTY.controls}`,
        involves: [],
      },
    },
  })
  // Names as no check of an ID would let them through; papers must not rely on that.
  const names = { first_name: SYNTAX, last_name: NASTY.emoji, full_name: `${SYNTAX} ${NASTY.overrides}` }
  for (const { id } of [guest, host])
    await server().deps.db.updateTable('profiles').set(names).where('id', '=', id).execute()
  return { ...booking, guest, host }
}

describe('what people write into papers', () => {
  it('stays words in receipt, invoice, payout record and statement', async () => {
    const booking = await aNastyPacket()
    await giveAccount(server(), booking.host.id)
    const params = { id: booking.id }
    const receipt = await server().call(bookingCalls.receipt, { params }, await as(booking.guest))
    const invoice = await server().call(bookingCalls.invoice, { params }, await as(booking.host))
    crew.goTo(booking.endsAt, 60_000)
    await letPayoutsFallDue(server())
    await letPayoutsFallDue(server())
    const { id, state } = await payoutOf(server(), booking.id)
    expect(state).toBe('paid')
    const caller = await as(booking.host)
    const record = await server().call(payoutCalls.record, { params: { id } }, caller)
    const { statements } = await server().call(payoutCalls.earnings, {}, caller)
    const monthly = await Promise.all(
      statements.map((month) => server().call(payoutCalls.statement, { params: { month } }, caller)),
    )
    expect(monthly.length).toBeGreaterThan(0)
    for (const file of [receipt, invoice, record, ...monthly]) {
      expect(squeezed(await expectInert(bytesOf(file)))).toContain(squeezed('/JS (app.alert(1))'))
      expect(file.fileName).toMatch(/^[\w.-]+\.pdf$/)
    }
  })

  it('stays words in a release and in every paper of a pack, on which nothing is lost', async () => {
    const booking = await aNastyPacket()
    const names = [SYNTAX, NASTY.overrides + NASTY.controls, NASTY.emoji + NASTY.scripts, NASTY.long].map(
      (name) => name.slice(0, 120).trim(),
    )
    await crew.save(
      booking,
      names.map((name) => ({ name, role: name.slice(0, 80).trim(), email: null, isMinor: false })),
    )
    for (const person of [booking.guest, booking.host]) {
      await verifyAs(server(), person, `Gus ${SYNTAX}`)
      await packs.sign(person, booking, { legalName: `Gus ${SYNTAX}` })
    }
    const release = await packs.print(booking.guest, booking)
    expect(release.fileName).toMatch(/^[\w.-]+\.pdf$/)
    const text = squeezed(await expectInert(bytesOf(release)))
    expect(text).toContain(squeezed('/JS (app.alert(1))'))
    expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(19 * 300 + 20 * 40)
    crew.goTo(booking.endsAt, 3_600_000)
    const pack = await packs.download(booking.host, booking)
    expect(pack.fileName).toMatch(/^[\w.-]+\.zip$/)
    const { entries } = await packs.open(pack)
    const papers = entries.filter(({ path }) => path.endsWith('.pdf'))
    expect(papers.length).toBeGreaterThan(2)
    for (const { path, bytes } of papers) {
      expect(path).toMatch(/^[\w./-]+$/)
      await expectInert(Buffer.from(bytes ?? []))
    }
  })

  it('stays on its pages whatever it is made of, in every kind of block', async () => {
    const sheetOf = (words: string): Sheet => ({
      language: 'en',
      title: 'Paper',
      number: 'RT-1',
      paper: 'A4',
      footer: 'Roomtone',
      at: new Date('2026-11-15T12:00:00Z'),
      blocks: [
        { kind: 'parties', parties: [1, 2, 3].map(() => ({ role: 'Guest', name: words, lines: [words] })) },
        { kind: 'facts', facts: [['Space', words]] },
        { kind: 'text', text: words },
        { kind: 'handwriting', text: words },
        {
          kind: 'table',
          columns: [
            { name: 'What', share: 0.85 },
            { name: 'Amount', share: 0.15, align: 'right' },
          ],
          rows: [[words, words]],
        },
      ],
    })
    for (const words of Object.values(NASTY)) await expectInert(await writePdf(sheetOf(words)))
    await fc.assert(
      fc.asyncProperty(
        fc.string({
          unit: fc.oneof(
            fc.constantFrom(...SYNTAX, '\u202e', '́', '👩', 'م', 'W'),
            fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
          ),
          maxLength: 300,
        }),
        async (words) => {
          await expectInert(await writePdf(sheetOf(words)))
        },
      ),
      { numRuns: 15 },
    )
  })
})
