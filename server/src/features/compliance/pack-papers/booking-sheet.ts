import type { ProductionKind } from '@roomtone/domain/booking/production'
import type { Activity } from '@roomtone/domain/listing/activities'
import { textsIn } from '@roomtone/texts/all/labels'
import type { Block, Sheet } from '../../../platform/documents/sheet.ts'
import { bookingFacts, priceBlock, writingIn } from '../../payout/entry.ts'
import type { PackParts } from '../pack/read-pack-parts.ts'
import { ITEM_WORDS, PACK_PAPERS } from './pack-papers.texts.ts'
import { packSheet } from './pack-sheet.ts'

const WORDS = PACK_PAPERS.booking
/** The papers of a pack are always in English. */
const { productionKinds, activities } = textsIn('en')
const writing = writingIn('en')
const { timeIn } = writing

/** What was agreed: who, what, when, for how much, under which rules. The release says where. */
export function bookingSheet(parts: PackParts): Sheet {
  const { papers } = parts
  return packSheet(parts, WORDS.title, [
    partiesOf(parts),
    { kind: 'facts', facts: factsOf(parts) },
    { kind: 'heading', text: WORDS.declaration },
    { kind: 'text', text: declarationOf(parts) },
    { kind: 'heading', text: WORDS.price },
    priceBlock(papers.facts, writing),
    ...rulesOf(parts),
    ...packetOf(parts),
  ])
}

/** By the names under which they were verified. */
function partiesOf({ current: { body } }: PackParts): Block {
  const { guest, host } = body.facts
  return {
    kind: 'parties',
    parties: [
      { role: PACK_PAPERS.parties.guest, name: guest.legalName, lines: [] },
      { role: PACK_PAPERS.parties.host, name: host.legalName, lines: [] },
      { role: PACK_PAPERS.through, name: PACK_PAPERS.roomtone, lines: [PACK_PAPERS.intermediary] },
    ],
  }
}

function factsOf({ packet, booking, papers }: PackParts): [string, string][] {
  const { time_zone: zone } = booking
  return [
    [WORDS.id, booking.id],
    ...(packet.invoice_id === null ? [] : [[WORDS.invoice, packet.invoice_id] as [string, string]]),
    ...bookingFacts(papers.facts, writing),
    [WORDS.kind, productionKinds[booking.production_kind as ProductionKind]],
    [WORDS.purpose, booking.purpose],
    [WORDS.asked, timeIn(booking.created_at, zone)],
    [WORDS.confirmed, timeIn(papers.facts.confirmedAt, zone)],
  ]
}

function declarationOf({ booking: { involves } }: PackParts): string {
  const words = involves.map((one) => activities[one as Activity] ?? one)
  return words.length === 0 ? WORDS.nothing : WORDS.involves(words.join(', '))
}

function rulesOf({ booking: { house_rules: rules, created_at, time_zone } }: PackParts): Block[] {
  const said = rules.length === 0 ? WORDS.noRules : WORDS.accepted(timeIn(created_at, time_zone))
  return [
    { kind: 'heading', text: WORDS.rules },
    { kind: 'text', text: said },
    ...rules.map(({ title, body }): Block => ({ kind: 'text', text: `${title}: ${body}` })),
  ]
}

function packetOf({ packet, booking: { time_zone: zone }, checks }: PackParts): Block[] {
  const { completed_at: completedAt, completed_by: by, completed_reason: reason } = packet
  const status = completedAt === null ? WORDS.statuses.missing_docs : WORDS.statuses.complete
  return [
    { kind: 'heading', text: WORDS.packet },
    {
      kind: 'facts',
      facts: [
        [WORDS.status, status],
        [WORDS.opened, timeIn(packet.created_at, zone)],
        ...(completedAt ? [[WORDS.completed, timeIn(completedAt, zone)] as [string, string]] : []),
        ...(by === null ? [] : [[WORDS.byHand, reason] as [string, string]]),
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: WORDS.item, share: 0.6 },
        { name: WORDS.required, share: 0.2 },
        { name: WORDS.there, share: 0.2 },
      ],
      rows: checks.map(({ item, isRequired, isDone }) => [
        ITEM_WORDS[item],
        isRequired ? PACK_PAPERS.yes : PACK_PAPERS.no,
        isDone ? PACK_PAPERS.yes : PACK_PAPERS.no,
      ]),
    },
  ]
}
