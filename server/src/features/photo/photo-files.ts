import type { FileStore } from '../../platform/files/file-store.ts'

export const PHOTO_FORMATS = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
export type PhotoFormat = keyof typeof PHOTO_FORMATS

export function photoKey(id: string, width: number, format: PhotoFormat): string {
  return `photos/${id}-${width}.${format}`
}

/** The source for AVIF and later formats. It is never served. */
export function masterKey(id: string): string {
  return `photos/${id}-master.webp`
}

/** Every file that a photo may have, whether it has been made yet or not. */
export async function deletePhotoFiles(files: FileStore, id: string, widths: number[]): Promise<void> {
  const formats = Object.keys(PHOTO_FORMATS) as PhotoFormat[]
  const keys = widths.flatMap((width) => formats.map((format) => photoKey(id, width, format)))
  for (const key of [...keys, masterKey(id)]) await files.delete(key)
}
