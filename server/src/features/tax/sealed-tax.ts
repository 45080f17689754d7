import type { PostalAddress } from '@roomtone/contract/profile/postal-address'
import type { TaxIdType } from '@roomtone/domain/tax/tax-id'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'

/** What is sealed in `taxpayers` and in `vat_ids`. */
export type SealedTaxpayer = {
  name: string
  taxId: string
  idType: TaxIdType
  address: PostalAddress
  signature: string
}
export type SealedVat = { number: string; name: string; address: PostalAddress }

type Sealing = { userId: string; value: SealedTaxpayer | SealedVat; now: Date }

export async function sealTax({ keys }: Deps, tx: Tx, { userId, value, now }: Sealing): Promise<Buffer> {
  return keys.sealBytes(tx, userId, Buffer.from(JSON.stringify(value)), now)
}

export async function openTax<T extends SealedTaxpayer | SealedVat>(
  { keys }: Deps,
  handle: Handle,
  userId: string,
  sealed: Buffer | undefined,
): Promise<T | null> {
  const plain = sealed && (await keys.openBytes(handle, userId, sealed))
  return plain ? (JSON.parse(plain.toString()) as T) : null
}
