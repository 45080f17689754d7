import { metresBetween } from '@roomtone/domain/geo/distance'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../../testing/server.ts'
import { shownPointFor } from './shown-point-for.ts'

const server = useServer()
const location = {
  city: 'Los Angeles',
  state: 'CA',
  country: 'United States',
  zip: '90012',
  address: '1 Elm St',
} as const
const exact = { lat: 34.0612, lng: -118.2401 }
const ids = Array.from(
  { length: 40 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
)

class Undone extends Error {}

/** For listings that are not there: nothing of it stays. */
async function shownFor(spot: Parameters<typeof shownPointFor>[2], deps = server().deps) {
  let point: Awaited<ReturnType<typeof shownPointFor>> | undefined
  const undone = deps.db.transaction().execute(async (tx) => {
    point = await shownPointFor(deps, tx, spot)
    throw new Undone()
  })
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  if (!point) throw new Error('There is no point')
  return point
}

const enhanced = (propertyId: string, deps = server().deps) =>
  shownFor({ propertyId, privacyLevel: 'enhanced', exact, location }, deps)

describe('the shown point of a listing', () => {
  it('is the same whenever it is asked for, and another for every listing that is alone', async () => {
    const points = await Promise.all(ids.map((id) => enhanced(id)))
    expect(await Promise.all(ids.map((id) => enhanced(id)))).toEqual(points)
    expect(new Set(points.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(ids.length)
    for (const point of points) {
      expect(metresBetween(exact, point)).toBeGreaterThan(499)
      expect(metresBetween(exact, point)).toBeLessThan(1501)
    }
  })

  it('cannot be worked out from the id without our key', async () => {
    const { deps } = server()
    const elsewhere = { ...deps, config: { ...deps.config, masterKey: Buffer.alloc(32, 7) } }
    const [id = ''] = ids
    expect(await enhanced(id, elsewhere)).not.toEqual(await enhanced(id))
  })

  it('does not move with the pin under standard privacy', async () => {
    const [propertyId = ''] = ids
    const of = (pin: typeof exact) => shownFor({ propertyId, privacyLevel: 'standard', exact: pin, location })
    expect(await of(exact)).toEqual(await of({ lat: exact.lat + 0.001, lng: exact.lng }))
  })

  it('is refused where there is no such place', async () => {
    const nowhere = { ...location, city: 'Nowhereville', zip: '00000' }
    const asked = { propertyId: ids[0] ?? '', privacyLevel: 'standard', exact, location: nowhere } as const
    await expect(shownFor(asked)).rejects.toMatchObject({ code: 'place_not_found' })
  })
})
