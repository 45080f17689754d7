import { createHmac, hkdfSync } from 'node:crypto'

const SHOWN = 4

export type IdTrace = { last4: string | null; hash: Buffer | null }

/**
 * All that is kept of an ID number: its end, for a person to recognise it by, and a keyed hash that finds it on
 * another account. A number so short that its end would be all of it keeps none.
 */
export function traceOfIdNumber(masterKey: Buffer, idNumber: string): IdTrace {
  const number = normalise(idNumber)
  if (number === '') return { last4: null, hash: null }
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'id-number', 32))
  return {
    last4: number.length > SHOWN ? number.slice(-SHOWN) : null,
    hash: createHmac('sha256', key).update(number).digest(),
  }
}

/** `ab-12 34` and `AB1234` are one number. */
function normalise(idNumber: string): string {
  return idNumber
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
