import { createHash } from 'node:crypto'

/** A browser as one account knows it: nobody can tell from it which accounts share a browser without knowing its name. */
export function deviceHashOf(userId: string, deviceId: string): Buffer {
  return createHash('sha256').update(`${userId}:${deviceId}`).digest()
}
