import type * as store from '../../src/features/cohost/house-helpers.store.ts'
import { copyHelpers, findSpacesOf } from '../../src/features/cohost/house-helpers.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findSpacesOf: (tx) => findSpacesOf(tx, id, [id]),
  copyHelpers: (tx) => copyHelpers(tx, { propertyId: id, premisesId: id, now }),
}
