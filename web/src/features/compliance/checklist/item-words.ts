import type { PacketView } from '@roomtone/contract/compliance/packet'
import { type FileStanding, fileStanding } from '@roomtone/domain/compliance/file-window'
import type { PacketFileKind, PacketItem } from '@roomtone/domain/compliance/packet'
import { checklistTexts as texts } from '@roomtone/texts/compliance/checklist'
import { zonedWords } from '../../../parts/booking/zoned-words.ts'
import { formatMoney } from '../../../platform/format/money.ts'

export type Names = { guest: string; host: string }
export type Item = PacketView['items'][number]

/** `Your signature on the release`, `June’s identity`, `Crew list` */
export function titleOf(item: PacketItem, party: PacketView['party'], names: Names): string {
  const title = texts.titles[item]
  if (typeof title === 'string') return title
  const side = item.startsWith('host') ? 'host' : 'guest'
  return side === party ? title.own : title.other({ name: names[side] })
}

/** The item's state, in a few words. */
export function stateWords(item: Item, packet: PacketView, now: Date): string {
  const { states } = texts
  switch (item.item) {
    case 'guest_identity':
    case 'host_identity':
      return item.isDone ? states.verified : states.unverified
    case 'house_rules':
      return item.isDone ? states.rules : states.noRules
    case 'invoice':
      return invoiceWords(item, packet)
    case 'guest_signature':
      return signatureWords(item, packet, 'guest')
    case 'host_signature':
      return signatureWords(item, packet, 'host')
    case 'crew_list':
      return item.isDone
        ? states.crew({ listed: packet.crewListed, booked: packet.crewBooked })
        : states.noCrew
    case 'insurance':
      return insuranceWords(item, packet)
    case 'permit':
      if (item.isDone) return states.permit
      return item.isRequired ? asksOf(packet).noPermit : asksOf(packet).permitFree
    case 'before_photos':
      return pictureWords('before', packet, now)
    case 'after_photos':
      return pictureWords('after', packet, now)
  }
}

function invoiceWords({ isDone }: Item, { invoiceId }: PacketView): string {
  if (!isDone) return texts.states.noInvoice
  return invoiceId === null ? texts.states.invoicePlain : texts.states.invoice({ number: invoiceId })
}

function signatureWords({ isDone }: Item, packet: PacketView, side: 'guest' | 'host'): string {
  const { release, timeZone } = packet
  if (!isDone) return texts.states.unsigned({ version: release.version })
  const signature = release.signatures.find(({ party }) => party === side)
  return signature
    ? texts.states.signed({ when: zonedWords(signature.signedAt, timeZone) })
    : texts.states.signedPlain
}

function insuranceWords({ isDone, isRequired }: Item, packet: PacketView): string {
  if (isDone) return texts.states.certificate
  if (countOf('insurance', packet) > 0) return texts.states.badCertificate
  if (!isRequired || packet.insuranceLeast === null) return asksOf(packet).certificateFree
  return asksOf(packet).noCertificate({ least: formatMoney(packet.insuranceLeast) })
}

function asksOf({ party }: PacketView): typeof texts.asks {
  return party === 'host' ? texts.asks : texts.states
}

function pictureWords(kind: 'before' | 'after', packet: PacketView, now: Date): string {
  const pictures = countOf(kind, packet)
  if (pictures > 0) return texts.states.pictures({ pictures })
  const standing = standingOf(kind, packet, now)
  if (standing === 'late') return texts.states.late
  return standing === 'early' ? texts.states.early({ when: opening(kind, packet) }) : texts.states.noPictures
}

function countOf(kind: PacketFileKind, { files }: PacketView): number {
  return files.filter((file) => file.kind === kind).length
}

const DAY = 86_400_000

/** When pictures of that kind may first be added. */
function opening(kind: 'before' | 'after', { startsAt, timeZone }: PacketView): string {
  const start = Date.parse(startsAt)
  return zonedWords(new Date(kind === 'before' ? start - DAY : start).toISOString(), timeZone)
}

function standingOf(kind: PacketFileKind, packet: PacketView, now: Date): FileStanding {
  const { startsAt, endsAt, isOpen } = packet
  if (!isOpen) return 'late'
  return fileStanding(kind, {
    state: 'confirmed',
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    now,
  })
}

/** Whose turn it is; null where it is done, optional or too late. */
export function turnWords(
  item: Item,
  packet: PacketView,
  names: Names,
): { words: string; isOwn: boolean } | null {
  if (item.isDone || !item.isRequired || !packet.isOpen) return null
  if (item.turn === null) return { words: texts.ours, isOwn: false }
  if (item.turn === packet.party) return { words: texts.yourTurn, isOwn: true }
  return { words: texts.waitingFor({ name: names[item.turn] }), isOwn: false }
}

/** The deadline, in the place's time; with its zone where the reader's differs. */
export function dueWords(
  { isDone, isRequired, dueAt }: Item,
  { timeZone, isOpen }: PacketView,
  now: Date,
): { words: string; isLate: boolean } | null {
  if (isDone || !isRequired || dueAt === null || !isOpen) return null
  const when = zonedWords(dueAt, timeZone, now)
  const isLate = Date.parse(dueAt) < now.getTime()
  return { words: isLate ? texts.wasDue({ when }) : texts.by({ when }), isLate }
}

/** Where to do it or to see it: an address, or the files below the list. */
export type ItemLink = { label: string; to: string } | { label: string; to: null }

export function linkOf(item: Item, packet: PacketView, now: Date): ItemLink | null {
  const { party, bookingId } = packet
  switch (item.item) {
    case 'guest_identity':
    case 'host_identity':
      return !item.isDone && item.turn === party
        ? { label: texts.links.verify, to: '/verify-identity' }
        : null
    case 'guest_signature':
    case 'host_signature':
      return releaseLink(item, packet)
    case 'crew_list':
      return crewLink(item, party, `/crew/${bookingId}`, packet.isOpen)
    case 'insurance':
    case 'permit':
      return paperLink(item, packet)
    case 'before_photos':
      return picturesLink('before', packet, now)
    case 'after_photos':
      return picturesLink('after', packet, now)
    default:
      return null
  }
}

/** For the reader's own item; an admin's is the guest's. */
function releaseLink({ item, isDone }: Item, { party, bookingId, release }: PacketView): ItemLink | null {
  const own = party === 'host' ? 'host_signature' : 'guest_signature'
  if (item !== own) return null
  const canSign = !isDone && release.canSign
  return { label: canSign ? texts.links.sign : texts.links.read, to: `/release/${bookingId}` }
}

function crewLink(
  { isDone }: Item,
  party: PacketView['party'],
  to: string,
  isOpen: boolean,
): ItemLink | null {
  if (party === 'guest' && isOpen) return { label: isDone ? texts.links.changeCrew : texts.links.crew, to }
  return isDone ? { label: texts.links.seeCrew, to } : null
}

function paperLink({ item }: Item, packet: PacketView): ItemLink | null {
  if (countOf(item === 'permit' ? 'permit' : 'insurance', packet) > 0)
    return { label: texts.links.see, to: null }
  return packet.party === 'guest' && packet.isOpen ? { label: texts.links.add, to: null } : null
}

/** Both sides see the rooms, so both may photograph them. */
function picturesLink(kind: 'before' | 'after', packet: PacketView, now: Date): ItemLink | null {
  if (countOf(kind, packet) > 0) return { label: texts.links.seePictures, to: null }
  const isOpen = packet.party !== 'admin' && standingOf(kind, packet, now) === 'open'
  return isOpen ? { label: texts.links.addPictures, to: null } : null
}

/** The missing required items, and which of them are the reader's own. */
export function openCounts({ items, party }: Pick<PacketView, 'items' | 'party'>) {
  const missing = items.filter(({ isRequired, isDone }) => isRequired && !isDone)
  return { missing: missing.length, yours: missing.filter(({ turn }) => turn === party).length }
}
