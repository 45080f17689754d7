import { TRANSFER_KINDS } from '@roomtone/domain/ledger/transfer'
import { expect, it } from 'vitest'
import { hasLeft, PSEUDO, PSEUDO_FROM_RIGHT, shownIn, WORD } from '../testing/left-in-pseudo.ts'
import { indexPage } from './features/data-export/index-page.ts'
import { EXPORT_TABLES } from './features/data-export/tables/all-tables.ts'
import { invoiceSheet } from './features/payout/documents/invoice-sheet.ts'
import type { PayoutFacts } from './features/payout/documents/papers.store.ts'
import type { Tender } from './features/payout/documents/payments-block.ts'
import { bookingRecordSheet, rewardRecordSheet } from './features/payout/documents/payout-record-sheet.ts'
import { receiptSheet } from './features/payout/documents/receipt-sheet.ts'
import { statementSheet } from './features/payout/documents/statement-sheet.ts'
import { writingIn } from './features/payout/documents/writing.ts'
import { taxSheet } from './features/tax/tax-sheet.ts'
import type { Block, Sheet } from './platform/documents/sheet.ts'

const at = new Date('2026-11-21T15:00:00Z')
const ID = '0196f0a1-0000-7000-8000-000000000000'
const home = { name: WORD, zone: 'America/New_York', country: 'United States' }
const address = { line1: WORD, line2: '', city: WORD, region: '', postalCode: '12345', country: 'DE' }
const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030 } as const

const facts = {
  id: ID,
  payoutId: ID,
  guestId: ID,
  number: 'RT-2026-000001',
  state: 'cancelled',
  confirmedAt: at,
  startsAt: at,
  endsAt: at,
  choice: { by: 'hour', date: '2026-11-20', start: 540, hours: 4 },
  hours: null,
  settledAt: at,
  zone: home.zone,
  production: WORD,
  crew: 4,
  lines: [
    { kind: 'hours', hours: 4, rate: 15_000, amount: 60_000 },
    { kind: 'days', days: 2, price: 15_000, amount: 30_000 },
    { kind: 'weekly-discount', percent: 10, amount: -3000 },
    { kind: 'day-cap', amount: -1000 },
    { kind: 'cleaning', amount: 5000 },
  ],
  subtotal: 65_000,
  fee: 7800,
  tax: 5900,
  feeHundredths: 1250,
  taxHundredths: 900,
  total: 78_700,
  title: WORD,
  city: WORD,
  region: WORD,
  country: 'United States',
  guestName: WORD,
  hostName: WORD,
  billing: null,
  work: { company: WORD, email: 'quill@example.com', billing: address },
  label: `${WORD} •••• 6789`,
  reference: 'a1b2',
  due: 60_000,
  withheld: 5000,
  paid: 55_000,
} as unknown as PayoutFacts

const tender = {
  card,
  credits: (['gift_card', 'coupon'] as const).map((kind) => ({
    kind,
    last4: '1234',
    amount: 1000,
    state: 'spent',
  })),
} as unknown as Tender
const later = {
  refunds: [{ amount: 5000, toCredit: 1000, state: 'done', at }],
  claims: [{ amount: 9000, card, at }],
} as Parameters<typeof receiptSheet>[2]
const movements = TRANSFER_KINDS.map((kind) => ({ at, kind, production: WORD, title: WORD, amount: 100 }))
const months = [{ month: '2026-11', due: 60_000, withheld: 5000, paid: 55_000, fees: 7800 }]

function papers(): Sheet[] {
  const writing = writingIn(PSEUDO)
  const statement = { hostId: ID, month: '2026-11', home, movements, opening: 0, at }
  const year = { userId: ID, year: '2026', home, months, at }
  return [
    ...[tender, null].flatMap((known) => [
      receiptSheet(facts, known, later, writing),
      invoiceSheet(facts, known, later, writing),
    ]),
    bookingRecordSheet(facts, writing),
    bookingRecordSheet({ ...facts, reference: null, state: 'completed' } as PayoutFacts, writing),
    rewardRecordSheet({ ...facts, friend: WORD, home }, writing),
    statementSheet(statement, writing),
    taxSheet({ ...year, isOpen: true, taxpayer: null, vat: null }, PSEUDO),
    taxSheet(
      {
        ...year,
        isOpen: false,
        taxpayer: { name: WORD, address, last4: '1234' },
        vat: { country: 'DE', last4: '1234' },
      },
      PSEUDO,
    ),
  ]
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'parties':
      return block.parties.flatMap(({ role, name, lines }) => [role, name, ...lines])
    case 'facts':
      return block.facts.flat()
    case 'table':
      return [
        ...block.columns.map(({ name }) => name),
        ...block.rows.flat(),
        ...(block.sums ?? []).flatMap(({ name, value }) => [name, value]),
      ]
    case 'drawing':
      return [block.says]
    default:
      return [block.text]
  }
}

it('leaves no words of a paper outside of the catalogs', () => {
  const found = papers().flatMap(({ title, footer, blocks }) =>
    [title, footer, ...blocks.flatMap(textsOf)].filter(hasLeft).map((text) => `${title}: ${text}`),
  )
  expect([...new Set(found)]).toEqual([])
})

it('leaves no words of a copy of somebody’s data outside of the catalogs, from either side', () => {
  const copy = {
    email: 'quill@example.com',
    at,
    publicUrl: 'https://roomtone.test',
    supportEmail: 'help@roomtone.test',
    tables: EXPORT_TABLES.map(({ file }) => ({ file, rows: 12 })),
    files: ['files/photos/1.jpg'],
    missing: ['files/photos/2.jpg'],
  }
  // Tables of the database are named as they are there.
  const page = indexPage(copy, PSEUDO).replace(/<code>[^<]*<\/code>|<\/?b>/g, '')
  expect(shownIn(page).filter(hasLeft)).toEqual([])
  expect(indexPage(copy, PSEUDO_FROM_RIGHT)).toContain('<html lang="qps-rtl" dir="rtl">')
})
