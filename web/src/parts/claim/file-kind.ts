import { claimWords } from '@roomtone/texts/claim/claims'

const KINDS: Partial<Record<string, string>> = claimWords.files

/** `Before`, `Certificate`; nothing for a kind without its own name. */
export function fileKindWords(kind: string): string | undefined {
  return KINDS[kind]
}
