import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvBytes, csvLine, dollars, toCsv } from './csv.ts'

/** Reads it back as a spreadsheet would. */
function parse(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let value = ''
    if (text[at] === '"') {
      for (at += 1; !(text[at] === '"' && text[at + 1] !== '"'); at += 1) {
        if (text[at] === '"') at += 1
        value += text[at]
      }
      at += 1
    } else while (text[at] !== ',' && text[at] !== '\r') value += text[at++]
    row.push(value)
    if (text[at] === ',') at += 1
    else {
      at += 2
      rows.push(row)
      row = []
    }
  }
  return rows
}

describe('a sheet', () => {
  it('says which alphabet it is in, for spreadsheets that would guess', () => {
    const bytes = csvBytes(csvLine(['Łódź']))
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe('"Łódź"\r\n')
  })

  it('reads back as it was, whatever people have written', () => {
    const words = fc.string({ unit: 'binary' }).filter((text) => !/^[\s=+\-@＝＋－＠]/.test(text))
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words), { minLength: 1 }), (rows) => {
        expect(parse(rows.map(csvLine).join(''))).toEqual(rows)
      }),
    )
  })

  it('keeps what begins like a formula from becoming one, and leaves numbers alone', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\n', ' =', '\u00a0+', '＝', '＋', '－', '＠'])
      expect(parse(csvLine([`${start}SUM(A1:A9)`]))).toEqual([[`'${start}SUM(A1:A9)`]])
    expect(csvLine([-12.5, true, null])).toBe('-12.5,true,\r\n')
  })

  it('has a head', () => {
    const csv = toCsv<{ total: number }>(
      [['Total, in dollars', ({ total }) => dollars(total)]],
      [{ total: 78_700 }],
    )
    expect(csv).toBe('"Total, in dollars"\r\n787\r\n')
  })
})
