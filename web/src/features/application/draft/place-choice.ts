import type { DraftContent } from '@roomtone/contract/application/draft'
import { type PlaceType, privacyFor } from '@roomtone/domain/listing/options'

type Places = Pick<DraftContent, 'placeType' | 'privacyLevel'>

/** Privacy follows the place type until the host chooses something else. */
export function choosePlace(before: Places, placeType: PlaceType): Places {
  const usual = before.placeType === '' || before.privacyLevel === privacyFor(before.placeType)
  return { placeType, privacyLevel: usual ? privacyFor(placeType) : before.privacyLevel }
}
