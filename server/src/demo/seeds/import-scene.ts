import type { Deps } from '../../platform/deps.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { PICTURES } from '../generated/pictures.ts'
import { importPackagedPhoto, type PackagedPhoto } from './import-packaged-photo.ts'

/** The pictures of one place, in the order of the catalogue. */
export async function importScene(deps: Deps, ownerId: string, scene: string): Promise<string[]> {
  const pictures = (PICTURES as Record<string, readonly Omit<PackagedPhoto, 'ownerId'>[]>)[scene]
  if (!pictures) throw new Error(`The demo has no pictures of ${scene}`)
  const now = deps.clock.now()
  return Promise.all(pictures.map((picture) => importPackagedPhoto(deps, { ...picture, ownerId }, now)))
}

/** Pictures of the way in, in the host's own words. */
export async function importArrival(
  deps: Deps,
  ownerId: string,
  { arrival = [] }: DemoListing,
): Promise<string[]> {
  const pictures = Object.values(PICTURES).flat()
  const now = deps.clock.now()
  return Promise.all(
    arrival.map(({ picture, words }) => {
      const packaged = pictures.find(({ name }) => name === picture)
      if (!packaged) throw new Error(`The demo has no picture ${picture}`)
      return importPackagedPhoto(deps, { ...packaged, alt: words, ownerId }, now)
    }),
  )
}
