import type { PacketFileView, PacketView } from '@roomtone/contract/compliance/packet'
import {
  type FileStanding,
  fileStanding,
  isPictureKind,
  mayBring,
} from '@roomtone/domain/compliance/file-window'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'
import { filesTexts as texts } from '@roomtone/texts/compliance/files'
import { datedWords, momentWords } from '../../../parts/time/when.ts'
import { formatMoney } from '../../../platform/format/money.ts'

const DAY = 86_400_000

type Times = Pick<PacketView, 'isOpen' | 'startsAt' | 'endsAt' | 'timeZone'>

function standingOf(kind: PacketFileKind, { isOpen, startsAt, endsAt }: Times, now: Date): FileStanding {
  if (!isOpen) return 'late'
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  return fileStanding(kind, { state: 'confirmed', ...times, now })
}

/** What belongs here and who asks for it. */
export function ruleWords(
  kind: PacketFileKind,
  { items, insuranceLeast, party }: Pick<PacketView, 'items' | 'insuranceLeast' | 'party'>,
): string {
  const rules = party === 'host' ? texts.rulesForHost : texts.rules
  if (kind === 'insurance')
    return insuranceLeast === null
      ? rules.insurance.no
      : rules.insurance.yes({ least: formatMoney(insuranceLeast) })
  if (kind !== 'permit') return rules[kind]
  const isRequired = items.some(({ item, isRequired }) => item === 'permit' && isRequired)
  return isRequired ? rules.permit.yes : rules.permit.no
}

/** Until when, or from when, it may be added; empty where it may be at any time. */
export function windowWords(kind: PacketFileKind, packet: Times, now: Date): string {
  const standing = standingOf(kind, packet, now)
  if (standing === 'late') return texts.windows.late
  if (kind !== 'before' && kind !== 'after') return ''
  const at = (time: number) => momentWords(new Date(time).toISOString(), packet.timeZone, now)
  const [start, end] = [Date.parse(packet.startsAt), Date.parse(packet.endsAt)]
  const [from, until] = kind === 'before' ? [start - DAY, end] : [start, end + 3 * DAY]
  return standing === 'early'
    ? texts.windows[kind].early({ from: at(from) })
    : texts.windows[kind].open({ until: at(until) })
}

export function canAdd(kind: PacketFileKind, packet: PacketView, now: Date): boolean {
  return packet.party !== 'admin' && mayBring(kind, packet.party) && standingOf(kind, packet, now) === 'open'
}

export function canRemove(file: PacketFileView, packet: PacketView, now: Date): boolean {
  return file.isOwn && file.countersignedAt === null && standingOf(file.kind, packet, now) === 'open'
}

/** The other side's picture, not yet countersigned. */
export function canCountersign(file: PacketFileView, { party, isOpen }: PacketView): boolean {
  return (
    isOpen &&
    party !== 'admin' &&
    party !== file.party &&
    isPictureKind(file.kind) &&
    file.countersignedAt === null
  )
}

export function certificateWords({
  validFrom,
  validUntil,
  limit,
}: NonNullable<PacketFileView['certificate']>): string {
  return texts.certificate.says({
    from: datedWords(validFrom),
    until: datedWords(validUntil),
    limit: formatMoney(limit),
  })
}

export function byWords({ isOwn, party }: Pick<PacketFileView, 'isOwn' | 'party'>): string {
  return isOwn ? texts.by.own : texts.by[party]
}
