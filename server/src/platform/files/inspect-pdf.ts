import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { type Budget, PdfReader, type PdfValue, UnreadablePdf } from './pdf-values.ts'

/** Each of them says that a PDF does something or brings something along, anywhere in the file. */
const ACTIVE = new Set(['EmbeddedFile', 'EmbeddedFiles', 'JavaScript', 'Launch', 'RichMedia'])
/** Too short to mean anything in a list of letters of a font; as keys they mean what they mean. */
const ACTIVE_KEYS = new Set(['AA', 'EF', 'JS', 'XFA'])
const FLATE = new Set(['FlateDecode', 'Fl'])
const MOST_WALKED = 64 * 1024 * 1024
const MOST_INFLATED = 32 * 1024 * 1024
/** Other work gets a turn after this many bytes. */
const TURN = 256 * 1024

const unpack = promisify(inflate)

export type PdfVerdict = 'plain' | 'active' | 'locked' | 'unreadable'

/**
 * Looks for scripts, actions and attachments in every object of a PDF, including those in compressed streams.
 * Finds objects by their own markers and not through the file's table, which could hide some of them, and refuses
 * what it cannot read. Starts no other process and runs no script of the file.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfVerdict> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const inspection = new Inspection()
  try {
    for (const mark of ['trailer', 'obj']) await inspection.walk(file, mark)
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error
    return inspection.verdict === 'plain' ? 'unreadable' : inspection.verdict
  }
  return inspection.verdict
}

class Inspection {
  verdict: 'plain' | 'active' | 'locked' = 'plain'
  private readonly budget: Budget = { bytes: MOST_WALKED }
  private inflated = 0
  private walkedAtTurn = MOST_WALKED

  async walk(file: Buffer, mark: string): Promise<void> {
    for (let at = file.indexOf(mark); at >= 0; at = file.indexOf(mark, at + mark.length)) {
      if (this.verdict !== 'plain') return
      if (mark === 'obj' && file.subarray(Math.max(0, at - 3), at).toString('latin1') === 'end') continue
      await this.object(file, at, at + mark.length)
      await this.giveTurn()
    }
  }

  private async object(file: Buffer, markAt: number, start: number): Promise<void> {
    const reader = this.readerOf(file, start)
    let value: PdfValue
    try {
      value = reader.value()
    } catch (error) {
      // In the midst of a photograph three letters are no object.
      if (error instanceof UnreadablePdf && this.budget.bytes >= 0 && !isNumbered(file, markAt)) return
      throw error
    }
    if (value.kind !== 'dict' || !holdsObjects(value)) return
    reader.skipWhite()
    if (file.subarray(reader.at, reader.at + 6).toString('latin1') !== 'stream') return
    await this.objectsIn(await this.contentOf(file, reader.at + 6, value), value)
  }

  /** Pairs of a number and a place, then the objects themselves. */
  private async objectsIn(content: Buffer, dict: PdfValue): Promise<void> {
    const first = numberAt(dict, 'First')
    const count = numberAt(dict, 'N')
    const table = this.readerOf(content, 0)
    for (let number = 0; number < count; number++) {
      table.value()
      const place = table.value()
      if (place.kind === 'end') return
      const offset = place.kind === 'word' ? Number(place.text) : Number.NaN
      if (!Number.isSafeInteger(offset) || offset < 0) throw new UnreadablePdf('no place')
      this.readerOf(content, first + offset).value()
      if (this.verdict !== 'plain') return
      await this.giveTurn()
    }
  }

  private async contentOf(file: Buffer, after: number, dict: PdfValue): Promise<Buffer> {
    const packed = file.subarray(after + (/^\r\n|^[\r\n]/.exec(latin1(file, after, 2))?.[0].length ?? 0))
    const filters = filtersOf(dict)
    if (filters.length === 0) return packed
    if (filters.length > 1 || !FLATE.has(filters[0] ?? '') || hasPredictor(dict))
      throw new UnreadablePdf('packed in a way we do not know')
    const left = MOST_INFLATED - this.inflated
    if (left <= 0) throw new UnreadablePdf('too much')
    const content = await unpack(packed, { maxOutputLength: left }).catch(() => {
      throw new UnreadablePdf('cannot be unpacked')
    })
    this.inflated += content.length
    return content
  }

  private readerOf(bytes: Buffer, at: number): PdfReader {
    return new PdfReader(bytes, at, this.budget, (name, isInDict) => {
      if (ACTIVE.has(name) || (isInDict && ACTIVE_KEYS.has(name))) this.verdict = 'active'
      else if (isInDict && name === 'Encrypt' && this.verdict === 'plain') this.verdict = 'locked'
    })
  }

  private async giveTurn(): Promise<void> {
    if (this.walkedAtTurn - this.budget.bytes < TURN) return
    this.walkedAtTurn = this.budget.bytes
    await setImmediate()
  }
}

const latin1 = (file: Buffer, at: number, length: number) => file.subarray(at, at + length).toString('latin1')

/** "12 0 obj", as every writer writes it. */
function isNumbered(file: Buffer, markAt: number): boolean {
  return /\d\s+\d+\s+$/.test(latin1(file, Math.max(0, markAt - 30), Math.min(30, markAt)))
}

/** By its own keys too: readers do not ask for its type. */
function holdsObjects({ items }: { items: PdfValue[] }): boolean {
  return items.some((item) => item.kind === 'name' && (item.text === 'First' || item.text === 'ObjStm'))
}

/** Twice the same key means one thing to one reader and another to the next. */
function valueAt(dict: PdfValue, ...keys: string[]): PdfValue | null {
  if (dict.kind !== 'dict') return null
  const found = dict.items.flatMap((item, index) =>
    item.kind === 'name' && keys.includes(item.text)
      ? [dict.items[index + 1] ?? { kind: 'end' as const }]
      : [],
  )
  if (found.length > 1) throw new UnreadablePdf(`${keys[0]} twice`)
  return found[0] ?? null
}

function numberAt(dict: PdfValue, key: string): number {
  const value = valueAt(dict, key)
  const number = value?.kind === 'word' ? Number(value.text) : Number.NaN
  if (!Number.isSafeInteger(number) || number < 0) throw new UnreadablePdf(`no ${key}`)
  return number
}

function filtersOf(dict: PdfValue): string[] {
  const value = valueAt(dict, 'Filter', 'F')
  if (value === null || (value.kind === 'word' && value.text === 'null')) return []
  if (value.kind === 'name') return [value.text]
  if (value.kind !== 'array') throw new UnreadablePdf('filters elsewhere')
  return value.items.map((item) => (item.kind === 'name' ? item.text : ''))
}

function hasPredictor(dict: PdfValue): boolean {
  const value = valueAt(dict, 'DecodeParms', 'DP')
  return value !== null && !(value.kind === 'word' && value.text === 'null') && !isPlainParms(value)
}

function isPlainParms(value: PdfValue): boolean {
  if (value.kind === 'array') return value.items.every((item) => isPlainParms(item))
  if (value.kind === 'word') return value.text === 'null'
  if (value.kind !== 'dict') return false
  const predictor = valueAt(value, 'Predictor')
  return predictor === null || (predictor.kind === 'word' && predictor.text === '1')
}
