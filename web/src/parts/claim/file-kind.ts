import { claimWords } from '@roomtone/texts/claim/claims'

const KINDS: Partial<Record<string, string>> = claimWords.files

/** `Before`, `Certificate`; nothing for a kind that has no name of its own. */
export function fileKindWords(kind: string): string | undefined {
  return KINDS[kind]
}
