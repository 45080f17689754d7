// @vitest-environment happy-dom
import { LANGUAGES } from '@roomtone/texts/languages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { languageOfReader, rememberLanguage } from '../../platform/language/reader.ts'
import { offerLanguage } from './offer-language.ts'

const html = document.documentElement

beforeEach(() => {
  html.lang = 'en'
  document.head.innerHTML = [...LANGUAGES, 'x-default']
    .map((one) => `<link rel="alternate" hreflang="${one}" href="/${one}">`)
    .join('')
})

afterEach(() => {
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: nothing else takes one away here.
  document.cookie = 'language=; Path=/; Max-Age=0'
  document.head.innerHTML = ''
  html.removeAttribute('lang')
  html.removeAttribute('data-offer')
  localStorage.clear()
})

function offerTo(languages: string[]): string | undefined {
  delete html.dataset['offer']
  vi.stubGlobal('navigator', { languages })
  offerLanguage()
  return html.dataset['offer']
}

it('offers the browser’s favorite of our languages, as the server reads its wishes', () => {
  expect(offerTo(['fr-CA', 'es', 'en'])).toBe('fr')
  expect(offerTo(['xx', 'es-MX'])).toBe('es')
  expect(offerTo(['en-US', 'es'])).toBeUndefined()
  expect(offerTo(['xx'])).toBeUndefined()
  expect(offerTo([])).toBeUndefined()
})

it('offers what was chosen here before, whatever the browser would like', () => {
  rememberLanguage('es', true)
  expect(offerTo(['fr'])).toBe('es')
  rememberLanguage('en', false)
  expect(offerTo(['fr'])).toBeUndefined()
})

it('agrees with the page that is alive', () => {
  for (const languages of [['fr-CA', 'es'], ['xx', 'es-MX'], ['en', 'fr'], ['xx']])
    expect(offerTo(languages) ?? 'en').toBe(languageOfReader())
  rememberLanguage('es', true)
  expect(offerTo(['fr'])).toBe(languageOfReader())
})

it('offers nothing again that was turned down, and nothing where the page has no other language', () => {
  document.body.innerHTML =
    '<aside class="offer"><button>×</button></aside><main id="main" tabindex="-1"></main>'
  expect(offerTo(['fr'])).toBe('fr')
  document.querySelector('button')?.click()
  expect(html.dataset['offer']).toBeUndefined()
  expect(document.activeElement?.id).toBe('main')
  expect(offerTo(['fr'])).toBeUndefined()
  expect(offerTo(['es'])).toBe('es')
  document.body.innerHTML = ''
  document.head.innerHTML = ''
  expect(offerTo(['es'])).toBeUndefined()
})
