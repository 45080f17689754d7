import { LANGUAGES } from '@roomtone/texts/languages'
import { describe, expect, it } from 'vitest'
import { addressIn, BARE_LANGUAGE, isPublicAddress, readAddress } from './addresses.ts'

const OTHERS = LANGUAGES.filter((language) => language !== BARE_LANGUAGE)

describe('an address', () => {
  it.each([
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es?where=Austin', 'es', '/?where=Austin'],
    ['/fr/search?where=x/y#map', 'fr', '/search?where=x/y#map'],
    ['/ES/Search', 'es', '/Search'],
    ['/en/search', 'en', '/search'],
    ['/', null, '/'],
    ['/search', null, '/search'],
    ['/xx/search', null, '/xx/search'],
    ['/estonia', null, '/estonia'],
    ['/search/es', null, '/search/es'],
  ])('%s is read', (address, language, bare) => {
    expect(readAddress(address)).toEqual({ language, bare })
  })

  it.each([
    '/es//evil.example',
    '/es/\\evil.example',
    '//es//evil.example',
    '/\\evil.example',
    '//evil.example',
  ])('never leads to another host: %s', (address) => {
    const { bare } = readAddress(address)
    expect(bare).toBe('/evil.example')
    for (const language of LANGUAGES)
      expect(new URL(addressIn(language, address), 'https://roomtone.test').host).toBe('roomtone.test')
  })

  it.each(OTHERS)('of a public page says that it is in %s, and reads back unchanged', (language) => {
    for (const path of ['/search', '/search?crew=4', '/property/7#reviews', '/help?article=x', '/terms']) {
      expect(addressIn(language, path)).toBe(`/${language}${path}`)
      expect(readAddress(addressIn(language, path))).toEqual({ language, bare: path })
      expect(addressIn(language, addressIn(language, path))).toBe(`/${language}${path}`)
      expect(addressIn(BARE_LANGUAGE, addressIn(language, path))).toBe(path)
    }
    expect(addressIn(language, '/')).toBe(`/${language}`)
    expect(addressIn(language, '/?ref=ada')).toBe(`/${language}?ref=ada`)
  })

  it('of a page that is somebody’s own is the same in every language', () => {
    for (const path of ['/auth?next=%2Fsearch', '/trips/7', '/admin/users', '/settings/taxes', '/nowhere']) {
      expect(isPublicAddress(path)).toBe(false)
      for (const language of LANGUAGES) expect(addressIn(language, path)).toBe(path)
    }
  })
})
