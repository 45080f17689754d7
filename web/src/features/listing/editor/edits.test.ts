import type { PhotoView } from '@roomtone/contract/photo/photo'
import { NO_MENU } from '@roomtone/domain/pricing/menu'
import { describe, expect, it } from 'vitest'
import { changesOf, dirtyFields, keepable, without } from './edits.ts'
import type { Values } from './sections.ts'

const photo = (id: string, alt = '') => ({ id, alt }) as PhotoView
const saved = {
  title: 'A quiet loft',
  tagline: '',
  hourlyRate: null,
  pricePerDay: 100_000,
  amenities: ['wifi'],
  photos: [photo('a'), photo('b')],
} as unknown as Values

describe('what has been typed', () => {
  it('is unsaved only where it differs from what is saved', () => {
    expect(dirtyFields('texts', saved, {})).toEqual([])
    expect(dirtyFields('texts', saved, { title: 'A quiet loft' })).toEqual([])
    expect(dirtyFields('texts', saved, { title: 'A loud loft' })).toEqual(['title'])
    expect(dirtyFields('space', saved, { amenities: ['wifi'] })).toEqual([])
    expect(dirtyFields('space', saved, { amenities: ['wifi', 'pool'] })).toEqual(['amenities'])
  })

  it('belongs to its own section', () => {
    expect(dirtyFields('prices', saved, { title: 'A loud loft', pricePerDay: 1 })).toEqual(['pricePerDay'])
  })

  it('tells an empty rate from one that cannot be read', () => {
    expect(dirtyFields('prices', saved, { hourlyRate: null })).toEqual([])
    expect(dirtyFields('prices', saved, { hourlyRate: Number.NaN })).toEqual(['hourlyRate'])
  })

  it('takes photos for the same when only their words have changed', () => {
    expect(dirtyFields('photos', saved, { photos: [photo('a', 'A window'), photo('b')] })).toEqual([])
    expect(dirtyFields('photos', saved, { photos: [photo('b'), photo('a')] })).toEqual(['photos'])
  })

  it('travels alone, photos as ids', () => {
    expect(changesOf(['title', 'photos'], saved)).toEqual({ title: 'A quiet loft', photos: ['a', 'b'] })
    expect(without({ title: 'A', tagline: 'B' }, ['title'])).toEqual({ tagline: 'B' })
  })

  it('is kept for later unless it is no number at all', () => {
    expect(keepable({ title: 'Loft', hourlyRate: null, pricePerDay: Number.NaN })).toEqual({
      title: 'Loft',
      hourlyRate: null,
    })
    expect(keepable({})).toBeNull()
  })

  it('loses one price that cannot be read, and keeps the rest of the menu', () => {
    const menu = { ...NO_MENU, crewTiers: [{ from: 7, perHour: Number.NaN, perDay: 500 }] }
    expect(keepable({ menu })).toEqual({
      menu: { ...NO_MENU, crewTiers: [{ from: 7, perHour: 0, perDay: 500 }] },
    })
  })

  it('is unsaved where a price in the menu was emptied or cannot be read', () => {
    const menu = (prepPercent: number | null) => ({ ...NO_MENU, prepPercent })
    const withMenu = { ...saved, menu: menu(null) }
    expect(dirtyFields('menu', withMenu, { menu: menu(null) })).toEqual([])
    expect(dirtyFields('menu', withMenu, { menu: menu(Number.NaN) })).toEqual(['menu'])
  })
})
