import { createHash } from 'node:crypto'

/** A browser as one account knows it: without the browser's name, no one can tell which accounts share it. */
export function deviceHashOf(userId: string, deviceId: string): Buffer {
  return createHash('sha256').update(`${userId}:${deviceId}`).digest()
}
