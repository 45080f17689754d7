import { LANGUAGES } from '@roomtone/texts/languages'
import { expect, it } from 'vitest'
import { indexPage } from './index-page.ts'
import { EXPORT_TABLES } from './tables/all-tables.ts'

const facts = {
  email: 'quill@example.com',
  at: new Date('2026-11-21T15:00:00Z'),
  publicUrl: 'https://roomtone.test',
  supportEmail: 'help@roomtone.test',
  tables: EXPORT_TABLES.map(({ file }) => ({ file, rows: 12 })),
  files: ['files/photos/1.jpg'],
  missing: ['files/photos/2.jpg'],
}

/** Words that no sentence of another language has; names of files and tables are in elements of their own. */
const ENGLISH = /\b(?:the|your|were|with|of|is|are|to|by|this|that|from|it|have|which|when|what)\b/i

it('describes a copy of somebody’s data in their language', () => {
  const headings = LANGUAGES.map((language) => {
    const page = indexPage(facts, language)
    expect(page).toContain(`<html lang="${language}" dir="ltr">`)
    expect(page).toContain('<b>quill@example.com</b>')
    expect(page).toContain('2026-11-21')
    for (const { file } of EXPORT_TABLES) expect(page).toContain(`href="${file}.json"`)
    return /<h1>(.*)<\/h1>/.exec(page)?.[1]
  })
  expect(headings).toEqual([
    'Your personal data at Roomtone',
    'Tus datos personales en Roomtone',
    'Vos données personnelles chez Roomtone',
    'Ihre persönlichen Daten bei Roomtone',
  ])
})

it.each(LANGUAGES.filter((language) => language !== 'en'))('leaves nothing in English: %s', (language) => {
  const shown = indexPage(facts, language)
    .replace(/<style>.*?<\/style>|<code>.*?<\/code>/gs, '')
    .split(/<[^>]*>/)
  expect(shown.filter((text) => ENGLISH.test(text))).toEqual([])
})
