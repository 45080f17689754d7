import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { AuditFinding } from './findings.ts'
import { findSealsAfter, type Leaf, type Seal } from './seal.store.ts'
import { beginBatch, NO_HASH, sealStatement } from './seal-statement.ts'
import { walkLeaves } from './walk-leaves.ts'

const AT_ONCE = 200

type Found = (finding: AuditFinding) => void
type Keys = Map<string, KeyObject>

/** Verifies every seal over the current rows, then the rows that have none yet. */
export async function verifySeals(
  deps: Deps,
  tx: Tx,
  found: Found,
): Promise<{ seals: number; sealedTo: number; last: Seal | null }> {
  const keys = await publicKeys(deps)
  let last: Seal | null = null
  let seals = 0
  await requireNothingBelow(tx, found)
  for await (const seal of walkSeals(tx)) {
    checkPlace(seal, last, found)
    checkSignature(seal, keys, found)
    await checkRows(tx, seal, found)
    last = seal
    seals += 1
  }
  const sealedTo = last?.toId ?? 0
  for await (const leaf of walkLeaves(tx, { after: sealedTo, to: Number.MAX_SAFE_INTEGER }))
    checkKind(leaf, found)
  return { seals, sealedTo, last }
}

async function* walkSeals(tx: Tx): AsyncGenerator<Seal> {
  let from = Number.MIN_SAFE_INTEGER
  for (;;) {
    const seals = await findSealsAfter(tx, from, AT_ONCE)
    yield* seals
    if (seals.length < AT_ONCE) return
    from = seals.at(-1)?.fromId ?? from
  }
}

/** Numbers begin at one. */
async function requireNothingBelow(tx: Tx, found: Found): Promise<void> {
  for await (const { id } of walkLeaves(tx, { after: Number.MIN_SAFE_INTEGER, to: 0 })) {
    found({ kind: 'inserted', row: id, what: 'it was put before the first row' })
    return
  }
}

function checkPlace(seal: Seal, last: Seal | null, found: Found): void {
  const expected = (last?.toId ?? 0) + 1
  if (seal.fromId !== expected)
    found({
      kind: 'seal',
      row: expected,
      seal,
      what: `no seal covers the rows from ${expected} on, although later ones have theirs`,
    })
  else if (!seal.previous.equals(last?.hash ?? NO_HASH))
    found({ kind: 'seal', row: null, seal, what: 'it does not follow from the seal before it' })
}

function checkSignature(seal: Seal, keys: Keys, found: Found): void {
  const key = keys.get(seal.keyId)
  const statement = sealStatement({ ...seal, at: seal.sealedAt })
  if (!key) found({ kind: 'signature', row: null, seal, what: `the key ${seal.keyId} is not one of ours` })
  else if (!verify(null, statement, key, seal.signature))
    found({ kind: 'signature', row: null, seal, what: 'its signature is not that of its content' })
}

async function checkRows(tx: Tx, seal: Seal, found: Found): Promise<void> {
  const batch = beginBatch(seal.previous)
  let rows = 0
  for await (const leaf of walkLeaves(tx, { after: seal.fromId - 1, to: seal.toId })) {
    checkKind(leaf, found)
    batch.update(leaf.leaf)
    rows += 1
  }
  const hash = batch.digest()
  if (rows < seal.rowCount)
    found({
      kind: 'removed',
      row: null,
      seal,
      what: `${seal.rowCount - rows} of its ${seal.rowCount} rows missing`,
    })
  else if (rows > seal.rowCount)
    found({
      kind: 'inserted',
      row: null,
      seal,
      what: `${rows} rows where it sealed ${seal.rowCount}`,
    })
  else if (!hash.equals(seal.hash))
    found({ kind: 'changed', row: rows === 1 ? seal.toId : null, seal, what: 'one of its rows was changed' })
}

function checkKind({ id, isBooking, isChained }: Leaf, found: Found): void {
  if (isBooking && !isChained)
    found({ kind: 'unchained', row: id, what: 'it is about a booking and in no chain' })
  if (!isBooking && isChained)
    found({ kind: 'unchained', row: id, what: 'it is about no booking and in a chain' })
}

async function publicKeys(deps: Deps): Promise<Keys> {
  const { keys } = await deps.signing.publishedKeys()
  return new Map(
    keys.map(({ id, publicKey }) => {
      const x = Buffer.from(publicKey, 'hex').toString('base64url')
      return [id, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })]
    }),
  )
}
