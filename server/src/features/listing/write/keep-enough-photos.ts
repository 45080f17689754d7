import { PHOTOS_MIN } from '@roomtone/domain/listing/options'
import type { Tx } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import { replacePhotos } from './make-property.store.ts'

export async function keepEnoughPhotos(tx: Tx, propertyId: string, photoIds: string[]): Promise<void> {
  if ((await replacePhotos(tx, propertyId, photoIds)) < PHOTOS_MIN)
    throw new Refused('conflict', {
      detail: 'Some photos of this listing are gone. Please ask the host to send them again.',
    })
}
