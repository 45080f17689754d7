import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import type { PaymentEvent, PaymentEventKind } from './payments.ts'
import { insertEvent, takeDueEvents } from './simulated-payments.store.ts'

const TOLERANCE_SECONDS = 300
const LONGEST_DELAY_MS = 20_000

type Written = { id: string; kind: PaymentEventKind; reference: string; at: string }

/** Later than what it reports, and every other one twice: a listener must cope with both. */
export async function writeEvent(
  tx: Tx,
  kind: PaymentEventKind,
  reference: string,
  now: Date,
): Promise<void> {
  const random = randomBytes(12)
  const id = `evt_sim_${random.toString('hex')}`
  const written: Written = { id, kind, reference, at: now.toISOString() }
  await insertEvent(tx, {
    id,
    payload: JSON.stringify(written),
    now,
    dueAt: new Date(now.getTime() + (random.readUInt16BE(0) % LONGEST_DELAY_MS)),
    copies: 1 + (random.readUInt8(2) % 2),
  })
}

/** Counted as delivered with the caller's transaction: if the delivery fails, roll back and they come again. */
export async function takeSignedEvents(
  tx: Tx,
  { secret, now, limit }: { secret: string; now: Date; limit: number },
): Promise<{ payload: Buffer; signature: string }[]> {
  const payloads = await takeDueEvents(tx, now, limit)
  return payloads.map((payload) => ({
    payload: Buffer.from(payload),
    signature: sign(Buffer.from(payload), secret, Math.floor(now.getTime() / 1000)),
  }))
}

function sign(payload: Buffer, secret: string, at: number): string {
  return `t=${at},v1=${macOf(payload, secret, at).toString('hex')}`
}

function macOf(payload: Buffer, secret: string, at: number): Buffer {
  return createHmac('sha256', secret).update(`${at}.`).update(payload).digest()
}

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** The time is signed as well, so that an old event cannot be played again. */
export function readSignedEvent(
  payload: Buffer,
  signature: string,
  { secret, now }: { secret: string; now: Date },
): PaymentEvent | 'forged' {
  const [, at = '', mac = ''] = SIGNATURE.exec(signature) ?? []
  if (mac === '' || !timingSafeEqual(macOf(payload, secret, Number(at)), Buffer.from(mac, 'hex')))
    return 'forged'
  if (Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE_SECONDS) return 'forged'
  // Signed by us, so its shape is ours.
  const written = JSON.parse(payload.toString()) as Written
  return { ...written, at: new Date(written.at) }
}
