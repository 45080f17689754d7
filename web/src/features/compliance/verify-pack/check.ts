import { checkContainer as checkSeal } from '@roomtone/domain/pack/check-container'
import { type CheckedPack, checkPack as checkWhole } from '@roomtone/domain/pack/check-pack'
import type { PackProblem } from '@roomtone/domain/pack/findings'
import type { PublishedKeys } from '@roomtone/domain/pack/manifest'
import { packTools } from './pack-tools.ts'

/** Needs no passphrase. */
export function checkContainer(bytes: Uint8Array, keys: PublishedKeys): Promise<PackProblem | null> {
  return checkSeal(bytes, keys, packTools)
}

/** Loaded separately, because its libraries are larger than the rest of the page. */
export function checkPack(bytes: Uint8Array, passphrase: string, keys: PublishedKeys): Promise<CheckedPack> {
  return checkWhole(bytes, passphrase, keys, packTools)
}
