import { describe, expect, it } from 'vitest'
import { choiceOf, parseSearch, searchAddress, searchInput } from './search-state.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

describe('the address of a search', () => {
  it('says nothing where nothing is asked', () => {
    expect(searchAddress(parse(''))).toBe('/search')
    expect(searchInput(parse(''))).toEqual({ sort: 'recommended' })
  })

  it('reads back what it wrote', () => {
    const address =
      '/search?where=Los+Angeles,+CA&from=2026-12-05&start=540&hours=4&crew=5&min=100&max=900&minTotal=300&maxTotal=2000&types=House,Barn&amenities=wifi,pool&privacy=enhanced&instant=1&sort=price&view=map'
    expect(searchAddress(parse(address.slice('/search?'.length)))).toBe(address)
  })

  it('takes repeated names, as a form without script sends them', () => {
    expect(parse('types=Barn&types=House&amenities=wifi').types).toEqual(['House', 'Barn'])
  })

  it.each([
    'from=2026-02-30',
    'to=2026-03-01',
    'crew=-1',
    'crew=0',
    'crew=abc',
    'hours=4',
    'start=540',
    'min=1e9',
    'minTotal=300',
    'maxTotal=300',
    'types=Castle',
    'sort=random',
    'view=satellite',
  ])('leaves out what makes no sense: %s', (query) => {
    expect(searchAddress(parse(query))).toBe('/search')
  })

  it('never ends before it begins, and cuts what is too long', () => {
    expect(parse('from=2026-12-05&to=2026-12-01').to).toBe('2026-12-05')
    expect(parse(`where=${'x'.repeat(500)}`).where).toHaveLength(100)
    expect(parse('crew=999999').crew).toBe(10_000)
  })

  it('forgets the hours once several days are asked for', () => {
    expect(parse('from=2026-12-05&to=2026-12-07&start=540&hours=4')).toMatchObject({
      start: null,
      hours: null,
    })
  })

  it('asks the server in cents', () => {
    expect(searchInput(parse('min=100&max=250'))).toMatchObject({ minPrice: 10_000, maxPrice: 25_000 })
    expect(searchInput(parse('from=2026-12-05&minTotal=300&maxTotal=900'))).toMatchObject({
      minTotal: 30_000,
      maxTotal: 90_000,
    })
  })

  it('hands the time and the crew on to the venue page', () => {
    expect(choiceOf(parse(''))).toBe('')
    expect(choiceOf(parse('from=2026-12-05&start=540&hours=4&crew=9&max=900'))).toBe(
      'from=2026-12-05&start=540&hours=4&crew=9',
    )
    expect(choiceOf(parse('from=2026-12-05&to=2026-12-07'))).toBe('from=2026-12-05&to=2026-12-07')
  })
})
