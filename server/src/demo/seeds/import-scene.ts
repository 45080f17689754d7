import type { Deps } from '../../platform/deps.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { PICTURES } from '../generated/pictures.ts'
import { importPackagedPhoto, type PackagedPhoto } from './import-packaged-photo.ts'

type Packaged = Omit<PackagedPhoto, 'ownerId'>

/** The pictures of one place, in the order of the catalogue. */
export async function importScene(
  deps: Deps,
  ownerId: string,
  { scene, pictures }: DemoListing,
): Promise<string[]> {
  const packaged = pictures
    ? pictures.map(findPicture)
    : (PICTURES as Record<string, readonly Packaged[]>)[scene]
  if (!packaged) throw new Error(`The demo has no pictures of ${scene}`)
  const now = deps.clock.now()
  return Promise.all(packaged.map((picture) => importPackagedPhoto(deps, { ...picture, ownerId }, now)))
}

/** Pictures of the way in, in the host's own words. */
export async function importArrival(
  deps: Deps,
  ownerId: string,
  { arrival = [] }: DemoListing,
): Promise<string[]> {
  const now = deps.clock.now()
  return Promise.all(
    arrival.map(({ picture, words }) =>
      importPackagedPhoto(deps, { ...findPicture(picture), alt: words, ownerId }, now),
    ),
  )
}

function findPicture(name: string): Packaged {
  const packaged = Object.values(PICTURES)
    .flat()
    .find((one) => one.name === name)
  if (!packaged) throw new Error(`The demo has no picture ${name}`)
  return packaged
}
