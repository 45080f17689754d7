import type { Drawing } from '@roomtone/domain/compliance/drawing'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findSignatures, type SignatureRow } from './signature.store.ts'

/** Everything about a signature that says who gave it and from where. */
export type SignatureDetails = {
  legalName: string
  typedName: string
  signature: { kind: 'drawn'; drawing: Drawing } | { kind: 'typed' }
  /** Of the network it came from, as the server saw it. */
  address: string
  userAgent: string
  /** Which version of the consent was given. */
  consent: string
  /** The identity check that it relies on, as it was then. */
  provider: string
  verifiedOn: string
}

export type Signature = Omit<SignatureRow, 'details'> & { details: SignatureDetails }

export async function sealDetails(
  { keys }: Deps,
  tx: Tx,
  bookingId: string,
  details: SignatureDetails,
  now: Date,
): Promise<Buffer> {
  return keys.sealBytes(tx, bookingId, Buffer.from(JSON.stringify(details)), now)
}

/**
 * The signatures on these versions of one booking's release. None once the booking's key is erased: no one
 * can say whose they were.
 */
export async function openSignatures(
  { keys }: Deps,
  handle: Handle,
  bookingId: string,
  releaseIds: string[],
): Promise<Signature[]> {
  const opened: Signature[] = []
  for (const { details, ...row } of await findSignatures(handle, releaseIds)) {
    const plain = await keys.openBytes(handle, bookingId, details)
    if (plain !== null) opened.push({ ...row, details: JSON.parse(plain.toString()) as SignatureDetails })
  }
  return opened
}
