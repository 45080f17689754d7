// @vitest-environment happy-dom
import { BARE_LANGUAGE } from '@roomtone/domain/account/addresses'
import { LANGUAGES } from '@roomtone/texts/languages'
import { afterEach, expect, it } from 'vitest'
import { KEPT_TYPING } from '../../platform/language/typed-words.ts'
import { KEPT_TYPING as AS_EVERY_PAGE_ASKS } from './heed-languages.ts'
import { arrive, type Router } from './in-languages.ts'
import { offerHtml } from './offer-html.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const offers = () => [...document.querySelectorAll<HTMLElement>('.offer')]
const ways = () => offers().map((offer) => offer.querySelector('a')?.getAttribute('href'))

it('offers the page in each other language, in that language', () => {
  document.body.innerHTML = offerHtml('/search?where="x"&crew=4')
  expect(offers().map(({ lang }) => lang)).toEqual(LANGUAGES.filter((one) => one !== BARE_LANGUAGE))
  expect(ways()).toContain('/es/search?where="x"&crew=4')
  const spanish = document.querySelector('.offer[lang=es]')
  expect(spanish?.querySelector('a')).toMatchObject({ hreflang: 'es', textContent: 'Leer en español' })
  expect(spanish?.querySelector('button')?.getAttribute('aria-label')).toBe('Cerrar')
})

it('goes along inside, and is gone where there is no other language', () => {
  document.body.innerHTML = offerHtml('/search')
  const heard: Parameters<Router['subscribe']>[0][] = []
  arrive({ subscribe: (listener) => heard.push(listener) })
  const to = (pathname: string, search = '') => {
    heard[0]?.({ location: { pathname, search } })
    return offers().every(({ hidden }) => !hidden)
  }
  expect(to('/help', '?q=refund')).toBe(true)
  expect(ways()).toContain('/fr/help?q=refund')
  expect(to('/help', '?article=second-hold')).toBe(false)
  expect(to('/trips')).toBe(false)
  expect(to('/')).toBe(true)
  expect(ways()).toContain('/es')
})

it('asks for what was typed where it is kept', () => {
  expect(AS_EVERY_PAGE_ASKS).toBe(KEPT_TYPING)
})
