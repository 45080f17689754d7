import { expect, it } from 'vitest'
import { readSame } from '../../../texts/tool/folder.mjs'
import { PAGES } from './pages.ts'
import { titled as titledEs } from './titles.texts.es.ts'
import { titled as titledFr } from './titles.texts.fr.ts'

const same = { es: readSame('es'), fr: readSame('fr') }

it('every page has a title in every language', () => {
  const titles = [...Object.values(PAGES).map(({ meta }) => meta.title), 'Page not found']
  const untitled = (language: 'es' | 'fr', titled: (title: string) => string) =>
    titles.filter((title) => titled(title) === title && !same[language].has(title))
  expect(untitled('es', titledEs)).toEqual([])
  expect(untitled('fr', titledFr)).toEqual([])
})
