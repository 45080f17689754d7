import type { PacketRow } from '@roomtone/contract/compliance/packet'
import { packsTexts as texts } from '@roomtone/texts/compliance/packs'

/** What is missing, and whether it is the reader's turn. */
export function missingWords({
  missing,
  yours,
  status,
}: Pick<PacketRow, 'missing' | 'yours' | 'status'>): string {
  if (missing === 0) return texts.nothingMissing
  if (status === 'complete') return texts.marked
  return [
    texts.missing({ missing }),
    yours > 0 ? texts.yours({ yours, missing }) : texts.notYours({ missing }),
  ].join(' · ')
}
