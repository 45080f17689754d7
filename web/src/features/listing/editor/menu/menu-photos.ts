import type { PhotoView } from '@roomtone/contract/photo/photo'
import type { Edits } from '../use-edits.ts'

/** The menu only names the pictures of add-ons; these are the pictures themselves, new ones included. */
export type MenuPhotos = {
  of: (id: string | null) => PhotoView | undefined
  keep: (photos: readonly PhotoView[]) => void
}

export function menuPhotosOf({ listing, values, set }: Edits): MenuPhotos {
  const known = [...values.menuPhotos, ...listing.menuPhotos]
  return {
    of: (id) => known.find((photo) => photo.id === id),
    keep: (photos) => set('menuPhotos', [...photos, ...known]),
  }
}
