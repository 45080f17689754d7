/** A value of a PDF, as far as looking for what acts needs it: strings are passed over, references are words. */
export type PdfValue =
  | { kind: 'name' | 'word'; text: string }
  | { kind: 'dict' | 'array'; items: PdfValue[] }
  | { kind: 'string' | 'close' | 'end' }

/** Cannot be read, or not with what we are ready to spend on it. */
export class UnreadablePdf extends Error {}

/** What one file may cost: bytes walked over, however often a hostile one leads back to the same. */
export type Budget = { bytes: number }

const DEEPEST = 100
/** More of a list is walked over and not kept. */
const MOST_ITEMS = 5000
const LONGEST_WORD = 200
const WHITE = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)))
const [PAREN, CLOSED_PAREN, LESS, GREATER, SLASH, PERCENT, BACKSLASH, HASH] = [
  ...Buffer.from('()<>/%\\#'),
] as [number, number, number, number, number, number, number, number]
const [BRACKET, CLOSED_BRACKET] = [...Buffer.from('[]')] as [number, number]

type Visit = (name: string, isInDict: boolean) => void

/** Reads one value after the other, and reports every name, even in a value that turns out to be unreadable. */
export class PdfReader {
  at: number
  private readonly bytes: Uint8Array
  private readonly budget: Budget
  private readonly visit: Visit

  constructor(bytes: Uint8Array, at: number, budget: Budget, visit: Visit) {
    this.bytes = bytes
    this.at = at
    this.budget = budget
    this.visit = visit
  }

  value(isInDict = false, depth = 0): PdfValue {
    if (depth > DEEPEST) throw new UnreadablePdf('too deep')
    this.skipWhite()
    const sign = this.bytes[this.at]
    if (sign === undefined) return { kind: 'end' }
    if (sign === SLASH) return this.name(isInDict)
    if (sign === PAREN) return this.literal()
    if (sign === LESS) return this.bytes[this.at + 1] === LESS ? this.list('dict', depth) : this.hex()
    if (sign === BRACKET) return this.list('array', depth)
    if (sign === CLOSED_BRACKET) return this.closing(1)
    if (sign === GREATER) return this.closing(this.bytes[this.at + 1] === GREATER ? 2 : 1)
    return this.word()
  }

  skipWhite(): void {
    for (; this.at < this.bytes.length; this.step()) {
      const sign = this.bytes[this.at] ?? 0
      if (sign === PERCENT) this.skipComment()
      else if (!WHITE.has(sign)) return
    }
  }

  private skipComment(): void {
    while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13)
      this.step()
  }

  private step(by = 1): void {
    this.at += by
    this.budget.bytes -= by
    if (this.budget.bytes < 0) throw new UnreadablePdf('too much')
  }

  private closing(length: number): PdfValue {
    this.step(length)
    return { kind: 'close' }
  }

  /** A mark that closes another kind of list closes this one too, as readers do that make the best of a broken file. */
  private list(kind: 'dict' | 'array', depth: number): PdfValue {
    this.step(kind === 'dict' ? 2 : 1)
    const items: PdfValue[] = []
    for (;;) {
      const item = this.value(kind === 'dict', depth + 1)
      if (item.kind === 'end') throw new UnreadablePdf('not finished')
      if (item.kind === 'close') return { kind, items }
      // "12 0 R" is one thing.
      if (item.kind === 'word' && item.text === 'R') items.splice(-2, 2, item)
      else if (items.length < MOST_ITEMS) items.push(item)
    }
  }

  private name(isInDict: boolean): PdfValue {
    this.step()
    let text = ''
    while (this.isRegular()) {
      const sign = this.bytes[this.at] ?? 0
      const escaped = sign === HASH ? this.escaped() : null
      if (text.length < LONGEST_WORD) text += String.fromCharCode(escaped ?? sign)
      this.step(escaped === null ? 1 : 3)
    }
    this.visit(text, isInDict)
    return { kind: 'name', text }
  }

  /** #4A is the letter J. */
  private escaped(): number | null {
    const digits = Buffer.from(this.bytes.subarray(this.at + 1, this.at + 3)).toString('latin1')
    return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : null
  }

  private word(): PdfValue {
    let text = ''
    // A brace belongs to nothing that we read, and must not hold us up.
    if (!this.isRegular()) this.step()
    for (; this.isRegular(); this.step())
      if (text.length < LONGEST_WORD) text += String.fromCharCode(this.bytes[this.at] ?? 0)
    return { kind: 'word', text }
  }

  private isRegular(): boolean {
    const sign = this.bytes[this.at]
    return sign !== undefined && !WHITE.has(sign) && !DELIMITERS.has(sign)
  }

  private literal(): PdfValue {
    let open = 0
    for (; this.at < this.bytes.length; this.step()) {
      const sign = this.bytes[this.at]
      if (sign === BACKSLASH) this.step()
      else if (sign === PAREN) open++
      else if (sign === CLOSED_PAREN && --open === 0) {
        this.step()
        return { kind: 'string' }
      }
    }
    throw new UnreadablePdf('a string without an end')
  }

  private hex(): PdfValue {
    for (; this.at < this.bytes.length; this.step())
      if (this.bytes[this.at] === GREATER) {
        this.step()
        return { kind: 'string' }
      }
    throw new UnreadablePdf('a string without an end')
  }
}
