import { auditActionTexts } from '@roomtone/texts/admin/audit-actions'
import { auditDetailTexts } from '@roomtone/texts/admin/audit-details'
import { termsTexts } from '@roomtone/texts/listing/terms'
import { formatMoney } from '../../../platform/format/money.ts'
import { erasedWords, isErasedTable } from '../retention/erased-words.ts'

type Detail = { name: string; value: string }

const MONEY = new Set(['amount', 'asked', 'awarded', 'balance', 'credit', 'paid', 'pricePerDay'])
/** Values that people wrote, or that are exact as they are. */
const AS_WRITTEN = new Set([
  'email',
  'fullName',
  'google',
  'hash',
  'name',
  'note',
  'notes',
  'q',
  'reason',
  'sha256',
])
/** Codes of rows that are newer than this page may be missing. */
const detailNames: Record<string, string> = auditDetailTexts.names
const detailValues: Record<string, string> = auditDetailTexts.values
const termsBlocks: Record<string, { title: string }> = termsTexts.blocks
const LIST_MARK: Record<string, string> = { flags: ' ' }

/** A row may be newer than this page; then its own name is turned into words. */
export function wordsOf(action: string): string {
  return (auditActionTexts as Record<string, string>)[action] ?? plain(action)
}

export function recordWords(type: string): string {
  return (auditDetailTexts.records as Record<string, string>)[type] ?? plain(type)
}

/** A row's other facts, in words; what an erasure deleted is counted by kind. */
export function detailWords(details: readonly Detail[]): Detail[] {
  const erased = details.filter(({ name }) => isErasedTable(name))
  const isErasure = details.some(({ name }) => name === 'rule')
  const others = isErasure ? details.filter(({ name }) => !isErasedTable(name)) : details
  return [
    ...others.filter(({ value }) => value !== 'null' && value !== '').map(inWords),
    ...(isErasure
      ? erasedWords(erased.map(({ name, value }) => ({ name, count: Number(value) }))).map(
          ({ name, count }) => ({
            name,
            value: String(count),
          }),
        )
      : []),
  ]
}

function inWords({ name, value }: Detail): Detail {
  return { name: detailNames[name] ?? plain(name), value: valueWords(name, value) }
}

function valueWords(name: string, value: string): string {
  if (AS_WRITTEN.has(name)) return value
  if ((MONEY.has(name) || name.endsWith('_cents')) && /^-?\d+$/.test(value)) return formatMoney(Number(value))
  if (name === 'block') return termsBlocks[value]?.title ?? plain(value)
  const mark = LIST_MARK[name] ?? ', '
  return value
    .split(mark)
    .map((code) => detailValues[code] ?? (/^[a-z]+(_[a-z]+)+$/.test(code) ? plain(code) : code))
    .join(', ')
}

function plain(code: string): string {
  const words = code
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
