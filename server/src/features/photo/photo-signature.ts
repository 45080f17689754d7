import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The same for all who ask within it, so that browsers can keep a picture for a while. */
const STEP_MS = 30 * 60_000

/** Opens one photo that is not public, for half an hour to an hour. Only for people who may see what it is part of. */
export function signPhoto(masterKey: Buffer, id: string, now: Date): string {
  const until = (Math.floor(now.getTime() / STEP_MS) + 2) * STEP_MS
  return `${until.toString(36)}-${macOf(masterKey, id, until).toString('base64url')}`
}

/** Until when the signature opens this photo. Null: it does not, or no longer does. */
export function openedUntil(masterKey: Buffer, id: string, signature: string, now: Date): Date | null {
  const [, digits, mac] = /^([0-9a-z]{8})-([\w-]{43})$/.exec(signature) ?? []
  if (digits === undefined || mac === undefined) return null
  const until = Number.parseInt(digits, 36)
  const isOurs = timingSafeEqual(macOf(masterKey, id, until), Buffer.from(mac, 'base64url'))
  return isOurs && until > now.getTime() ? new Date(until) : null
}

function macOf(masterKey: Buffer, id: string, until: number): Buffer {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'photo-signature', 32))
  return createHmac('sha256', key).update(`${id}.${until}`).digest()
}
