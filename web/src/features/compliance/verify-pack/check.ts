import { checkContainer as checkSeal } from '@roomtone/domain/pack/check-container'
import { checkEntries, joinFindings, type PackEntry } from '@roomtone/domain/pack/check-pack'
import type { PackFindings, PackProblem } from '@roomtone/domain/pack/findings'
import type { PublishedKeys } from '@roomtone/domain/pack/manifest'
import { readPassphrase } from '@roomtone/domain/pack/passphrase'
import { browserTools } from './browser-tools.ts'
import { openArchive } from './open-archive.ts'

export type Checked = { findings: PackFindings; entries: PackEntry[] }

export function checkContainer(bytes: Uint8Array, keys: PublishedKeys): Promise<PackProblem | null> {
  return checkSeal(bytes, keys, browserTools)
}

/** The whole check. Loaded on its own, because unpacking weighs more than the rest of the page. */
export async function checkPack(
  bytes: Uint8Array,
  passphrase: string,
  keys: PublishedKeys,
): Promise<Checked> {
  const container = await checkContainer(bytes, keys)
  const entries = await openArchive(bytes, readPassphrase(passphrase))
  const opened = await checkEntries(entries, keys, browserTools)
  return { findings: joinFindings(container, opened), entries }
}
