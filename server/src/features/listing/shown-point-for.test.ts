import { metresBetween } from '@roomtone/domain/geo/distance'
import { describe, expect, it } from 'vitest'
import { useHouse } from '../../../testing/house.ts'
import { shownPointFor } from './shown-point-for.ts'

const house = useHouse()
const location = { city: 'Los Angeles', state: 'CA', country: 'United States', zip: '90012' } as const
const exact = { lat: 34.0612, lng: -118.2401 }
const ids = Array.from(
  { length: 40 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
)

const enhanced = (propertyId: string, deps = house().deps) =>
  shownPointFor(deps, { propertyId, privacyLevel: 'enhanced', exact, location })

describe('the shown point of a listing', () => {
  it('is the same whenever it is asked for, and another for every listing', async () => {
    const points = await Promise.all(ids.map((id) => enhanced(id)))
    expect(await Promise.all(ids.map((id) => enhanced(id)))).toEqual(points)
    expect(new Set(points.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(ids.length)
    for (const point of points) {
      expect(metresBetween(exact, point)).toBeGreaterThan(499)
      expect(metresBetween(exact, point)).toBeLessThan(1501)
    }
  })

  it('cannot be worked out from the id without our key', async () => {
    const { deps } = house()
    const elsewhere = { ...deps, config: { ...deps.config, masterKey: Buffer.alloc(32, 7) } }
    const [id = ''] = ids
    expect(await enhanced(id, elsewhere)).not.toEqual(await enhanced(id))
  })

  it('does not move with the pin under standard privacy', async () => {
    const [propertyId = ''] = ids
    const of = (pin: typeof exact) =>
      shownPointFor(house().deps, { propertyId, privacyLevel: 'standard', exact: pin, location })
    expect(await of(exact)).toEqual(await of({ lat: exact.lat + 0.001, lng: exact.lng }))
  })

  it('is refused where there is no such place', async () => {
    const nowhere = { ...location, city: 'Nowhereville', zip: '00000' }
    const asked = { propertyId: ids[0] ?? '', privacyLevel: 'standard', exact, location: nowhere } as const
    await expect(shownPointFor(house().deps, asked)).rejects.toMatchObject({ code: 'place_not_found' })
  })
})
