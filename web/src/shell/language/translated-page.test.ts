import { LANGUAGES } from '@roomtone/texts/languages'
import { expect, it } from 'vitest'
import { isTranslated, placesOf } from './translated-page.ts'

const at = (pathname: string, search = '') => ({ pathname, search })

it('names a page in every language to search engines, and the bare address for all others', () => {
  const { canonical, others } = placesOf(at('/search', '?where=Austin'))
  expect(canonical).toBe('/search')
  expect(others.map(([name]) => name)).toEqual([...LANGUAGES, 'x-default'])
  expect(others).toContainEqual(['es', '/es/search'])
  expect(others).toContainEqual(['x-default', '/search'])
  expect(placesOf(at('/')).others).toContainEqual(['fr', '/fr'])
})

it.each([
  ['/terms', '', '/terms'],
  ['/privacy', '', '/privacy'],
  ['/help', '?article=second-hold&q=hold', '/help?article=second-hold'],
])('names %s%s, which is English everywhere, once', (pathname, search, canonical) => {
  expect(isTranslated(at(pathname, search))).toBe(false)
  expect(placesOf(at(pathname, search))).toEqual({ canonical, others: [] })
})

it('names no other language where a page is somebody’s own', () => {
  expect(placesOf(at('/auth'))).toEqual({ canonical: '/auth', others: [] })
  expect(isTranslated(at('/help', '?q=refund'))).toBe(true)
})
