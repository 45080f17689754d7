import type { PhotoView } from '@roomtone/contract/photo/photo'

type Keys = ReadonlyMap<string, number>

/** Two simultaneous uploads may overtake each other; the photos keep the order in which they were chosen. */
export function insertChosen(photos: readonly PhotoView[], photo: PhotoView, keys: Keys): PhotoView[] {
  const key = keys.get(photo.id) ?? Number.POSITIVE_INFINITY
  const later = photos.findIndex(({ id }) => (keys.get(id) ?? 0) > key)
  return insertAt(photos, photo, later === -1 ? photos.length : later)
}

/** Returns a photo to where it was, or to the end of a list that has become shorter. */
export function insertAt(photos: readonly PhotoView[], photo: PhotoView, index: number): PhotoView[] {
  const others = photos.filter(({ id }) => id !== photo.id)
  return [...others.slice(0, index), photo, ...others.slice(index)]
}

export function moved(photos: readonly PhotoView[], from: number, to: number): PhotoView[] {
  const photo = photos[from]
  if (!photo || to < 0 || to >= photos.length) return [...photos]
  return insertAt(photos, photo, to)
}
