/** All that telling the types apart takes; a hostile file gets no more of the parser than this. */
const SAMPLE = 4100
/** Readers look for the end mark this far from the end. */
const TAIL = 1024

/** By its first bytes, whatever the file was called. */
export async function isPdf(bytes: Uint8Array): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type')
  // A parser that stumbles has not recognised anything.
  const found = await fileTypeFromBuffer(bytes.subarray(0, SAMPLE)).catch(() => undefined)
  return found?.mime === 'application/pdf'
}

export function isWholePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-TAIL)).includes('%%EOF')
}
