import type { IdMediaType } from '@roomtone/domain/verification/assess'

/** Nothing this small shows a document, whatever its first bytes say. */
const SMALLEST = 100
/** All that telling the types apart takes; a hostile file gets no more of the parser than this. */
const SAMPLE = 4100

const ACCEPTED: Record<string, IdMediaType> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
  'application/pdf': 'application/pdf',
}

/** What the bytes are, whatever the file was called. Null: nothing we take. */
export async function recogniseIdFile(bytes: Uint8Array): Promise<IdMediaType | null> {
  if (bytes.length < SMALLEST) return null
  const { fileTypeFromBuffer } = await import('file-type')
  // A parser that stumbles has not recognised anything.
  const found = await fileTypeFromBuffer(bytes.subarray(0, SAMPLE)).catch(() => undefined)
  return found ? (ACCEPTED[found.mime] ?? null) : null
}
