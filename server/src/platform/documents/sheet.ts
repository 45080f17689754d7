import type { Language } from '@roomtone/texts/languages'

/** A document as data: what is on it, in order. Its look is decided where it is drawn. */
export type Sheet = {
  language: Language
  title: string
  /** What people quote when they write to us. */
  number: string
  paper: Paper
  /** Of what it tells, not of when it was drawn: the same facts make the same file. */
  at: Date
  blocks: Block[]
  /** At the foot of every page. */
  footer: string
}

type Paper = 'A4' | 'LETTER'

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Side by side, at most three. */
  | { kind: 'parties'; parties: { role: string; name: string; lines: string[] }[] }
  | { kind: 'facts'; facts: [name: string, value: string][] }
  | { kind: 'table'; columns: Column[]; rows: string[][]; sums?: Sum[] }
  /** Strokes of points on a field of that size; `says` describes it to people who cannot see it. */
  | {
      kind: 'drawing'
      strokes: [x: number, y: number][][]
      field: [width: number, height: number]
      says: string
    }
  /** A name that counts as a signature. */
  | { kind: 'handwriting'; text: string }

export type Column = {
  name: string
  /** Of the width of the page, all columns together 1. */
  share: number
  align?: 'right'
}

export type Sum = { name: string; value: string; isTotal?: boolean }

export function paperOf(country: string): Paper {
  return country === 'United States' ? 'LETTER' : 'A4'
}
