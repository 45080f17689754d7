/** All that telling the types apart takes; a hostile file gets no more of the parser than this. */
const SAMPLE = 4100

export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

const ACCEPTED: Record<string, PictureType> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heic',
}

/** What the bytes are, whatever the file was called. Null: no picture that we take. */
export async function recognisePicture(bytes: Uint8Array): Promise<PictureType | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  // A parser that stumbles has not recognised anything.
  const found = await fileTypeFromBuffer(bytes.subarray(0, SAMPLE)).catch(() => undefined)
  return found ? (ACCEPTED[found.mime] ?? null) : null
}
