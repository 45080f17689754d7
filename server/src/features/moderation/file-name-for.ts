import type { Deps } from '../../platform/deps.ts'
import { cleanFileName } from '../../platform/files/clean-file-name.ts'

type Named = { mediaType: Parameters<typeof cleanFileName>[1]; areContactsOpen: boolean }

/** A name is read by the other side too: one that the rules would refuse gives way to a plain one. */
export async function fileNameFor(
  { moderation }: Deps,
  given: string,
  { mediaType, areContactsOpen }: Named,
): Promise<string> {
  const content = cleanFileName(given, mediaType).replace(/\.\w+$/, '')
  const { isCompliant } = await moderation.check({ content, before: [], isConfirmed: areContactsOpen })
  return cleanFileName(isCompliant ? given : '', mediaType)
}
