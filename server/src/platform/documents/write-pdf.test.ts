import { describe, expect, it } from 'vitest'
import { countBoxes, readPdf } from '../../../testing/read-pdf.ts'
import { paperOf, type Sheet } from './sheet.ts'
import { wordsIn } from './words.ts'
import { writePdf } from './write-pdf.ts'

const sheet = (over: Partial<Sheet> = {}): Sheet => ({
  language: 'en',
  title: 'Receipt',
  number: 'RT-2026-0A1B2C3D',
  paper: 'A4',
  at: new Date('2026-11-15T12:00:00Z'),
  footer: 'A line at the foot.',
  blocks: [],
  ...over,
})

const { dayIn, money, monthName, timeIn } = wordsIn('en')

const file = async (over: Partial<Sheet> = {}) => ({
  base64: (await writePdf(sheet(over))).toString('base64'),
})
const written = async (over: Partial<Sheet> = {}) => readPdf(await file(over))

const naming = (name: string): Partial<Sheet> => ({
  blocks: [
    { kind: 'parties', parties: [{ role: 'Guest', name, lines: [name] }] },
    { kind: 'table', columns: [{ name, share: 1, align: 'right' }], rows: [[name]] },
    { kind: 'handwriting', text: name },
  ],
})
const named = (name: string) => written(naming(name))

describe('a document', () => {
  it('is the same whatever was written before it, or is being written beside it', async () => {
    // Letters that others are made of come last, when those others have been written elsewhere.
    const rows = Array.from({ length: 120 }, (_, row) => [`row ${row}`])
    const long = sheet({
      blocks: [
        { kind: 'table', columns: [{ name: 'What', share: 1 }], rows },
        { kind: 'text', text: 'Kk' },
      ],
    })
    const short = sheet({ blocks: [{ kind: 'text', text: 'Ķķ' }] })
    const alone = [await writePdf(short), await writePdf(long)]
    expect(await Promise.all([writePdf(short), writePdf(long)])).toEqual(alone)
    expect(await Promise.all([writePdf(long), writePdf(short)])).toEqual(alone.toReversed())
    const { text } = await readPdf({ base64: String(alone[1]?.toString('base64')) })
    expect(text).toContain('Kk')
  })

  it('says what it is, in which language, and when', async () => {
    const { info } = await written()
    expect(info).toMatchObject({
      Title: 'Receipt RT-2026-0A1B2C3D',
      Author: 'Roomtone',
      Language: 'en-US',
      CreationDate: 'D:20261115120000Z',
    })
  })

  it('can be read out: headings, paragraphs and tables are tagged as such', async () => {
    const columns = [
      { name: 'What', share: 0.5 },
      { name: 'Amount', share: 0.5, align: 'right' as const },
    ]
    const { tree } = await written({ blocks: [{ kind: 'table', columns, rows: [['4 hours', '$600.00']] }] })
    for (const role of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD'])
      expect(tree).toContain(`"role":"${role}"`)
  })

  it('draws a signature as ink, and says what it is to people who cannot see it', async () => {
    const strokes: [number, number][][] = [
      [
        [10, 190],
        [590, 10],
      ],
      [[300, 100]],
    ]
    const says = 'Signature drawn by Łukasz'
    const { tree, text } = await written({ blocks: [{ kind: 'drawing', strokes, field: [600, 200], says }] })
    expect(tree).toContain('"role":"Figure"')
    expect(tree).toContain(`"alt":"${says}"`)
    expect(text).not.toContain(says)
    const typed = await written({ blocks: [{ kind: 'handwriting', text: 'Łukasz Nováček' }] })
    expect(typed.text).toContain('Łukasz Nováček')
  })

  it('is the same file each time, and on the paper of the country', async () => {
    const blocks: Sheet['blocks'] = [{ kind: 'text', text: 'Łukasz Nováček' }]
    expect((await writePdf(sheet({ blocks }))).equals(await writePdf(sheet({ blocks })))).toBe(true)
    expect((await written()).size).toEqual([595, 842])
    expect((await written({ paper: paperOf('United States') })).size).toEqual([612, 792])
    expect(paperOf('Canada')).toBe('A4')
  })
})

const lettersOf = (text: string) => text.normalize('NFKD').match(/\p{L}/gu) ?? []
/** In these, signs are drawn in another order than they are written in. */
const REORDERED =
  /[\u0e33\p{sc=Khmr}\p{sc=Mymr}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]/u

describe('names', () => {
  it.each([
    'Łukasz Nováček',
    'Nguyễn Thị Hòa',
    'Ærøskøbing Þórðarson',
    'Ελένη Παπαδοπούλου',
    'Сергій Їжак',
    'İpek Şahin',
    '山田 太郎',
    'やまだ カナ',
    '王小明',
    '陳龍',
    '김민준',
    'محمد علي',
    'رضا یزدانی',
    'שרה כהן',
    'สมชาย ใจดี',
    'ສົມໄຊ',
    'អាសា',
    'မောင်မောင်',
    'अनुजा पटेल',
    'অনিল',
    'ਗਗਨ',
    'અમર પટેલ',
    'கமலா',
    'అనిల్',
    'ಅನಿಲ',
    'അമല',
    'නිමල් ශ්‍රී',
    'น้ำผึ้ง',
    'কৃষ্ণচূড়া',
    'ടെസ്സ',
    'አበበ በቂላ',
    'Գրիգոր',
    'გიორგი',
  ])('prints %s, and no box', async (name) => {
    const made = await file(naming(name))
    const { text, tree } = await readPdf(made)
    expect(countBoxes(made)).toBe(0)
    if (!/[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Armn}\p{sc=Geor}]/u.test(name)) expect(tree).toContain(name)
    expect(lettersOf(text)).toEqual(expect.arrayContaining(lettersOf(name)))
    if (!REORDERED.test(name)) expect(text.replace(/\s/g, '')).toContain(name.replace(/\s/g, ''))
  })

  it('keeps beside what is drawn from right to left how it is read', async () => {
    const facts: [string, string][] = [['Space', 'סטודיו (קטן), Toronto']]
    const { tree } = await written({ blocks: [{ kind: 'facts', facts }] })
    expect(tree).toContain('סטודיו (קטן), Toronto')
  })

  it('keeps beside its signs for missing letters what was written', async () => {
    const { text, tree } = await named('𓀀𓀁 Tarō')
    expect(text).toContain('\ufffd\ufffd Tarō')
    expect(tree).toContain('𓀀𓀁 Tarō')
  })

  it.each([
    ['a lone half of a letter', 'Ada \ud800 Lovelace'],
    ['a private letter', 'Ada \ue000'],
    ['marks without a letter', '\u0301\u0e31\u093e'],
    ['marks without an anchor', 'ਪੰਜਾਬੀ സ്ത്രീ'],
    ['letters that do not belong together', '\u0d4d\u0d4d\u17d2\u17d2\u1039\u1039 \u0bcd\u0301'],
  ])('survives %s', async (_, name) => {
    expect(countBoxes(await file(naming(name)))).toBe(0)
  })

  it('does not join what a writer keeps apart', async () => {
    const { text } = await named('می\u200cخواهم')
    expect(lettersOf(text)).toEqual(expect.arrayContaining(lettersOf('میخواهم')))
  })
})

describe('a long table', () => {
  it('keeps the sums of a table together', async () => {
    const columns = [
      { name: 'What', share: 0.5 },
      { name: 'Amount', share: 0.5, align: 'right' as const },
    ]
    const names = ['Opening balance', 'Earned', 'Fees', 'Paid out', 'Closing balance']
    const sums = names.map((name) => ({ name, value: '$1.00', isTotal: name === 'Closing balance' }))
    let turned = 0
    for (let count = 25; count <= 33; count += 1) {
      const rows = Array.from({ length: count }, (_, row) => [`row ${row}`, '$1.00'])
      const { pages } = await written({ blocks: [{ kind: 'table', columns, rows, sums }] })
      const at = names.map((name) => pages.findIndex((page) => page.includes(name)))
      expect(new Set(at).size).toBe(1)
      turned += at[0] ?? 0
    }
    // Some of them found no room on the first page.
    expect(turned).toBeGreaterThan(0)
  })

  it('goes on over the page with its heads, loses no row, and numbers the pages', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`Line ${index + 1} of many`, money(index * 100)])
    const columns = [
      { name: 'The first column', share: 0.6 },
      { name: 'Amount', share: 0.4, align: 'right' as const },
    ]
    const sums = [{ name: 'Total', value: '$7,140.00', isTotal: true }]
    const { pages, text } = await written({ blocks: [{ kind: 'table', columns, rows, sums }] })
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('A line at the foot.')
    })
    for (const page of pages.slice(0, -1)) expect(page).toContain('The first column')
    for (const [name] of rows) expect(text).toContain(name)
    expect(pages.at(-1)).toContain('Total $7,140.00')
  })
})

describe('words', () => {
  it('writes money with cents and a true minus', () => {
    expect(money(78_700)).toBe('$787.00')
    expect(money(-123_456)).toBe('−$1,234.56')
    expect(money(0)).toBe('$0.00')
  })

  it('writes dates on the clocks of a zone', () => {
    const instant = new Date('2026-12-01T03:30:00Z')
    expect(dayIn(instant, 'America/Los_Angeles')).toBe('Nov 30, 2026')
    expect(timeIn(instant, 'America/Los_Angeles')).toBe('Nov 30, 2026, 7:30 PM PST')
    expect(monthName('2026-11')).toBe('November 2026')
  })
})
