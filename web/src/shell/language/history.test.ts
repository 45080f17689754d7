// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createHistory } from './history.ts'

beforeEach(() => window.history.replaceState(null, '', '/es/search?crew=4#map'))

const shown = () => window.location.pathname + window.location.search + window.location.hash

it('tells the router the bare address, and links the one in this language', () => {
  const history = createHistory('es')
  expect(history.location).toMatchObject({ pathname: '/search', search: '?crew=4', hash: '#map' })
  expect(shown()).toBe('/es/search?crew=4#map')
  expect(history.createHref('/')).toBe('/es')
  expect(history.createHref({ pathname: '/help', search: '?article=x', hash: '' })).toBe('/es/help?article=x')
  expect(history.createHref('/trips/7')).toBe('/trips/7')
})

it('shows the language where the page is public, and only there', () => {
  const history = createHistory('es')
  history.push('/property/7?by=hour')
  expect(shown()).toBe('/es/property/7?by=hour')
  expect(history.location.pathname).toBe('/property/7')
  history.push('/auth?next=%2Fproperty%2F7')
  expect(shown()).toBe('/auth?next=%2Fproperty%2F7')
  history.replace('/')
  expect(shown()).toBe('/es')
  expect(history.location.pathname).toBe('/')
})

it('reads the bare address on the way back, too', () => {
  const history = createHistory('es')
  const listener = vi.fn()
  const stop = history.listen(listener)
  window.history.replaceState({ idx: 0 }, '', '/es/help?q=refund')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(listener).toHaveBeenCalledWith(
    expect.objectContaining({
      location: expect.objectContaining({ pathname: '/help', search: '?q=refund' }),
    }),
  )
  stop()
})

it('changes nothing in the language that has the bare addresses', () => {
  window.history.replaceState(null, '', '/search')
  const history = createHistory('en')
  history.push('/property/7')
  expect(shown()).toBe('/property/7')
  expect(history.createHref('/')).toBe('/')
})
