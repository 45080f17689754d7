import { PHOTOS_MIN } from '@roomtone/domain/listing/options'
import { textsIn } from '@roomtone/texts/all/listing/refusals'
import type { Tx } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { replacePhotos } from './make-property.store.ts'

export async function keepEnoughPhotos(tx: Tx, propertyId: string, photoIds: string[]): Promise<void> {
  if ((await replacePhotos(tx, propertyId, photoIds)) < PHOTOS_MIN)
    throw new Refused('conflict', {
      detail: (language) => textsIn(language).refusals.photosGone,
    })
}
