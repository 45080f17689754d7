import type { Deps } from '../../platform/deps.ts'

/** How much of an archive is in memory at a time, whether it is written or read. */
export const PART_BYTES = 4 * 1024 * 1024
const HEAD = 20

const partKey = (exportId: string, number: number) => `exports/${exportId}-${String(number).padStart(6, '0')}`

export function fileKeyOf(exportId: string): string {
  return `exports/${exportId}`
}

export type Place = { exportId: string; userId: string }

/** Opens as this part of this export and as nothing else. */
function headOf(exportId: string, number: number): Buffer {
  const head = Buffer.alloc(HEAD)
  head.write(exportId.replaceAll('-', ''), 'hex')
  head.writeUInt32BE(number, 16)
  return head
}

/**
 * Cuts what is written to it into parts, each sealed under the person's key: erasing that key erases them
 * all.
 */
export class SealedWriter {
  readonly writable: WritableStream<Uint8Array>
  private waiting: Buffer[] = []
  private waitingBytes = 0
  private count = 0
  private total = 0

  constructor(deps: Deps, place: Place) {
    this.writable = new WritableStream({
      write: async (chunk) => {
        this.waiting.push(Buffer.from(chunk))
        this.waitingBytes += chunk.length
        while (this.waitingBytes >= PART_BYTES) await this.put(deps, place, PART_BYTES)
      },
      close: async () => {
        if (this.waitingBytes > 0) await this.put(deps, place, this.waitingBytes)
        // Of an attempt before this one, which may have come further.
        await deleteParts(deps, place.exportId, this.count)
      },
    })
  }

  get size(): number {
    return this.total
  }

  private async put(deps: Deps, { exportId, userId }: Place, length: number): Promise<void> {
    const whole = Buffer.concat(this.waiting)
    const part = Buffer.concat([headOf(exportId, this.count), whole.subarray(0, length)])
    const rest = Buffer.from(whole.subarray(length))
    this.waiting = rest.length > 0 ? [rest] : []
    this.waitingBytes = rest.length
    const now = deps.clock.now()
    const sealed = await deps.db.transaction().execute((tx) => deps.keys.sealBytes(tx, userId, part, now))
    await deps.files.put(partKey(exportId, this.count), sealed)
    this.count += 1
    this.total += length
  }
}

export async function* readParts(
  deps: Deps,
  { exportId, userId }: Place,
  size: number,
): AsyncGenerator<Buffer> {
  const count = Math.ceil(size / PART_BYTES)
  for (let number = 0; number < count; number += 1) {
    const sealed = await deps.files.get(partKey(exportId, number))
    const part = sealed && (await deps.keys.openBytes(deps.db, userId, sealed))
    if (!part?.subarray(0, HEAD).equals(headOf(exportId, number)))
      throw new Error(`Part ${number} of export ${exportId} is missing or not what was written`)
    yield part.subarray(HEAD)
  }
}

/** From that one on, as many as there are. */
export async function deleteParts({ files }: Deps, exportId: string, from = 0): Promise<void> {
  for (let number = from; ; number += 1) {
    const key = partKey(exportId, number)
    if ((await files.get(key)) === null) return
    await files.delete(key)
  }
}
