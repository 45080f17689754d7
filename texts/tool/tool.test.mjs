import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { findProblems } from './check.mjs'
import { compileTexts } from './compile.mjs'
import { fromPo, toPo } from './exchange.mjs'
import { readTexts } from './folder.mjs'
import { pseudoMessage } from './pseudo.mjs'
import { findTwins, findUnused } from './unused.mjs'

const folders = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A marketplace with two languages, one of them with plural forms that English lacks. */
function catalogs({ en, pl }) {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  folders.push(folder)
  const languages = { en: { name: 'English', locale: 'en-US' }, pl: { name: 'Polski', locale: 'pl-PL' } }
  writeFileSync(join(folder, 'languages.json'), JSON.stringify(languages))
  for (const [language, texts] of Object.entries({ en, pl }))
    for (const [feature, own] of Object.entries(texts)) {
      const path = join(folder, language, `${feature}.json`)
      mkdirSync(join(path, '..'), { recursive: true })
      writeFileSync(path, `${JSON.stringify(own, null, 2)}\n`)
    }
  return folder
}

async function compiled(folder, language, feature) {
  compileTexts(folder)
  return import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist', language, `${feature}.js`)).href)
}

const SPACES = {
  en: {
    'listing/cards': {
      cards: {
        '@spaces': 'On the list of a search',
        spaces: '{count, plural, =0 {No spaces} one {# space} other {# spaces}}',
        by: 'by {host}',
        title: 'Spaces',
        '@line': 'On a card',
        line: ['First', '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in line'],
        state: '{state, select, open {Open} other {Closed}}',
        instant: '{isInstant, select, true {Booked instantly} other {On request}}',
        share: '{share, number, percent} of `rent`: {count, number}',
      },
    },
  },
  pl: {
    'listing/cards': {
      cards: {
        spaces:
          '{count, plural, =0 {Brak miejsc} one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}',
        by: 'od: {host}',
        title: 'Miejsca',
        line: ['Pierwsze', '{place, selectordinal, other {#.}} w kolejce'],
        state: '{state, select, open {Otwarte} other {Zamknięte}}',
        instant: '{isInstant, select, true {Od razu} other {Na prośbę}}',
        share: '{share, number, percent} „renty”: {count, number}',
      },
    },
  },
}

const MONEY = {
  en: {
    mail: {
      mail: {
        due: '{guest} pays {total, number, money} by {date, date, moment}',
        shoot: '{shoot, date, exactRange}',
        names: 'With {names, list}',
        earned: 'You earned {reward, number, cents}',
      },
    },
  },
  pl: {
    mail: {
      mail: {
        due: '{guest} płaci {total, number, money} do {date, date, moment}',
        shoot: '{shoot, date, exactRange}',
        names: 'Obecni: {names, list}',
        earned: 'Masz {reward, number, cents}',
      },
    },
  },
}

describe('compiled texts', () => {
  it('write amounts, instants and lists as each language does, for servers that speak all of them', async () => {
    const folder = catalogs(MONEY)
    const { textsIn } = await compiled(folder, 'all', 'mail')
    const noon = { at: '2026-12-05T17:00:00Z', timeZone: 'America/Los_Angeles' }
    const due = { guest: 'Ada', total: 180050, date: noon }
    expect(textsIn('en').mail.due(due)).toBe('Ada pays $1,800.50 by Sat, Dec 5, 9:00 AM')
    expect(textsIn('pl').mail.due({ ...due, total: 180000 })).toBe(
      'Ada płaci 1800\u00a0USD do sob., 5 gru, 9:00',
    )
    const shoot = { from: noon.at, until: new Date('2026-12-05T21:00:00Z'), timeZone: noon.timeZone }
    expect(textsIn('en').mail.shoot({ shoot })).toBe('Sat, Dec 5, 2026, 9:00 AM – 1:00 PM PST')
    expect(textsIn('pl').mail.names({ names: ['Ada', 'Bo', 'Cy'] })).toBe('Obecni: Ada, Bo i Cy')
    expect(textsIn('en').mail.earned({ reward: 180000 })).toBe('You earned $1,800.00')
    const types = readFileSync(join(folder, 'dist/mail.d.ts'), 'utf8')
    expect(types).toContain('total: number')
    expect(types).toContain('date: { at: Date | string; timeZone: string }')
    expect(types).toContain('names: readonly string[]')
  })

  it.each([
    [0, 'Brak miejsc'],
    [1, '1 miejsce'],
    [2, '2 miejsca'],
    [5, '5 miejsc'],
    [21, '21 miejsc'],
    [22, '22 miejsca'],
  ])('take the form that Polish has for %d', async (count, said) => {
    const { cards } = await compiled(catalogs(SPACES), 'pl', 'listing/cards')
    expect(cards.spaces({ count })).toBe(said)
  })

  it('say words, values, choices, ordinals and figures as the language does', async () => {
    const { cards } = await compiled(catalogs(SPACES), 'en', 'listing/cards')
    expect(cards.title).toBe('Spaces')
    expect(cards.by({ host: 'Wren' })).toBe('by Wren')
    expect([1, 2, 3, 4, 11, 21].map((place) => cards.line[1]({ place }).slice(0, -8))).toEqual(
      '1st 2nd 3rd 4th 11th 21st'.split(' '),
    )
    expect(['open', 'sold'].map((state) => cards.state({ state }))).toEqual(['Open', 'Closed'])
    expect([true, false].map((isInstant) => cards.instant({ isInstant }))).toEqual([
      'Booked instantly',
      'On request',
    ])
    expect(cards.share({ share: 0.5, count: 1234.5 })).toBe('50% of `rent`: 1,234.5')
    expect(cards.spaces({ count: 4321 })).toBe('4,321 spaces')
  })

  it('have the types of the English ones', () => {
    const folder = catalogs(SPACES)
    compileTexts(folder)
    const types = readFileSync(join(folder, 'dist/listing/cards.d.ts'), 'utf8')
    expect(types).toContain('readonly title: string;')
    expect(types).toContain('readonly spaces: (values: { count: number }) => string')
    expect(types).toContain('readonly by: (values: { host: string | number }) => string')
    expect(types).toContain('readonly instant: (values: { isInstant: boolean }) => string')
    expect(types).toContain('state: "open" | (string & {})')
  })

  it('are a module for each of several, so that a page loads only its own', async () => {
    const texts = { states: { open: 'Open' }, kinds: { loft: 'Loft' } }
    const folder = catalogs({ en: { labels: texts }, pl: {} })
    const { states, kinds } = await compiled(folder, 'en', 'labels')
    expect({ states, kinds }).toEqual(texts)
    const script = readFileSync(join(folder, 'dist/en/labels.kinds.js'), 'utf8')
    expect(script).toBe('export const kinds = { loft: "Loft" }\n')
  })

  it('choose only where there is a choice', async () => {
    const left = '{count, plural, =0 {None} one {# left} other {# left}}'
    const folder = catalogs({ en: { page: { texts: { left } } }, pl: {} })
    const { texts } = await compiled(folder, 'en', 'page')
    expect([0, 1, 2].map((count) => texts.left({ count }))).toEqual(['None', '1 left', '2 left'])
    expect(readFileSync(join(folder, 'dist/en/page.js'), 'utf8')).not.toContain('plural')
  })

  it('are gone once their catalog is', async () => {
    const folder = catalogs(SPACES)
    compileTexts(folder)
    rmSync(join(folder, 'en/listing/cards.json'))
    compileTexts(folder)
    expect(() => readFileSync(join(folder, 'dist/listing/cards.d.ts'))).toThrow('ENOENT')
  })

  it('are whole again after a catalog that could not be said', async () => {
    const folder = catalogs({
      en: { page: { texts: { title: 'Spaces' } }, rest: { texts: { none: 'None' } } },
      pl: {},
    })
    compileTexts(folder)
    const [page, rest] = ['page', 'rest'].map((name) => join(folder, 'en', `${name}.json`))
    const [good, other] = [page, rest].map((path) => readFileSync(path, 'utf8'))
    writeFileSync(page, good.replace('Spaces', 'Rooms'))
    writeFileSync(rest, other.replace('None', 'Hello {name'))
    expect(() => compileTexts(folder)).toThrow()
    writeFileSync(page, good)
    writeFileSync(rest, other)
    compileTexts(folder)
    expect(readFileSync(join(folder, 'dist/en/page.js'), 'utf8')).toContain('Spaces')
  })

  it.each([
    ['{count, plural, one {# space}}', /other/],
    ['Hello {name', /near|brace/],
    ['{when, date, short}', /knows the styles/],
    ['{n, number, ::currency\u002fUSD}', /no style/],
  ])('are refused where nobody could say them: %s', (text, why) => {
    expect(() => compileTexts(catalogs({ en: { page: { texts: { title: text } } }, pl: {} }))).toThrow(why)
  })
})

describe('the check', () => {
  const problemsOf = (pl) => {
    const folder = catalogs({
      en: {
        page: {
          texts: { title: 'Spaces', left: '{count, plural, one {# day} other {# days}} left by {who}' },
        },
      },
      pl: { page: { texts: pl } },
    })
    const [english, texts] = [readTexts('en', folder), readTexts('pl', folder)]
    return findProblems({ language: 'pl', locale: 'pl-PL', english, texts, same: new Set(['OK']) })
  }
  const LEFT = '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} od {who}'

  it('finds nothing where all is said', () =>
    expect(problemsOf({ title: 'Miejsca', left: LEFT })).toEqual([]))
  it.each([
    ['what is missing', { left: LEFT }, 'page.texts.title is missing'],
    ['what is English still', { title: 'Spaces', left: LEFT }, 'page.texts.title is still English: Spaces'],
    ['what is gone', { title: 'Miejsca', left: LEFT, old: 'x' }, 'page.texts.old is not in English'],
    [
      'a value that is lost',
      { title: 'Miejsca', left: LEFT.replace('{who}', '') },
      'page.texts.left says nothing of {who}',
    ],
    [
      'a value that nobody gives',
      { title: '{a} Miejsca', left: LEFT },
      'page.texts.title asks for {a}, which English has not',
    ],
    [
      'a form that is missing',
      { title: 'Miejsca', left: LEFT.replace(' few {# dni}', '') },
      'page.texts.left lacks the plural few',
    ],
    [
      'a note about nothing',
      { title: 'Miejsca', left: LEFT, '@gone': '?' },
      'page.texts.@gone is a note about nothing',
    ],
  ])('finds %s', (_, pl, problem) => expect(problemsOf(pl)).toEqual([`pl: ${problem}`]))
})

describe('a translator’s file', () => {
  it('returns unchanged, note by note and form by form', () => {
    const folder = catalogs(SPACES)
    const [english, texts] = [readTexts('en', folder), readTexts('pl', folder)]
    const po = toPo({ language: 'pl', english, texts })
    expect(po).toContain('#. On the list of a search')
    expect(po).toContain('msgctxt "listing/cards.cards.spaces"')
    expect(po).toContain('#. On a card\nmsgctxt "listing/cards.cards.line.0"')
    expect(JSON.stringify([...fromPo({ po, english })])).toBe(JSON.stringify([...texts]))
  })

  it('leaves out what nobody has translated', () => {
    const folder = catalogs({ en: SPACES.en, pl: {} })
    const english = readTexts('en', folder)
    const po = toPo({ language: 'pl', english, texts: new Map() })
    expect(fromPo({ po, english }).get('listing/cards')).toEqual({})
  })
})

describe('in no language', () => {
  it('accents what a message says, and leaves its values as they are', () => {
    expect(pseudoMessage('Search')).toBe('⟦Sééáárçh⟧')
    expect(pseudoMessage('{count, plural, one {# day} other {# days}} · {name}')).toBe(
      '{count, plural, one {# ⟦dááý⟧} other {# ⟦dááýs⟧}} · {name}',
    )
    expect(pseudoMessage('Ask {product}')).toBe('⟦Áásk Roomtone⟧')
    expect(pseudoMessage('See <b>{title}</b>')).toBe('⟦Séééé <b>⟧{title}</b>')
  })

  it('is compiled beside the languages where it is asked for, from right to left too', async () => {
    const folder = catalogs(SPACES)
    const dist = join(folder, 'dist', 'pseudo')
    compileTexts(folder, { pseudo: true, dist })
    const load = (path) => import(/* @vite-ignore */ pathToFileURL(join(dist, path)).href)
    const { textsIn } = await load('all/listing/cards.js')
    expect(textsIn('en').cards.spaces({ count: 2 })).toBe('2 spaces')
    expect(textsIn('qps').cards.spaces({ count: 2 })).toBe('2 ⟦spááçéés⟧')
    expect(textsIn('qps-rtl').cards.by({ host: 'Wren' })).toBe('⟦bý⟧ Wren')
    expect((await load('qps-rtl/language.js')).DIRECTION).toBe('rtl')
    expect((await load('qps/language.js')).DIRECTION).toBe('ltr')
    expect(existsSync(join(folder, 'dist', 'qps'))).toBe(false)
    expect(readFileSync(join(dist, 'languages.d.ts'), 'utf8')).not.toContain('qps')
  })
})

describe('what nothing says', () => {
  const unused = (...sources) =>
    findUnused(
      new Map([['trips', { tripsTexts: { title: 'Trips', state: { ended: 'Over' }, gone: 'Gone' } }]]),
      sources,
    )

  it('is a text whose name nobody writes', () => {
    expect(unused('say(tripsTexts.title)', 'tripsTexts.state.ended')).toEqual(['trips.tripsTexts.gone'])
  })

  it('is none of what is chosen by a value, or handed on as a whole', () => {
    const said = "import { tripsTexts as texts } from 'x'\nsay(texts.title, texts.gone, "
    expect(unused(`${said}texts.state[one])`)).toEqual([])
    expect(unused(`${said}texts.state)`)).toEqual([])
    expect(unused(`${said}0)\nconst { title } = tripsTexts\n`)).toEqual(['trips.tripsTexts.state.ended'])
  })

  it('sees a sentence that one feature has twice', () => {
    const trips = { a: 'Please try that again.', b: { c: 'Please try that again.' }, d: 'Yes', e: 'Yes' }
    expect(findTwins(new Map([['trips', trips]]))).toEqual(['“Please try that again.”: trips.a, trips.b.c'])
  })
})
