import type { ClassedText } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { TextPlace } from '@roomtone/domain/moderation/text-class'
import type { FlagKind } from '@roomtone/domain/moderation/verdict'
import type { Deps } from '../../platform/deps.ts'
import { requireCleanTexts } from '../moderation/entry.ts'

/** A claim has to be able to report requests for payment outside Roomtone, and worse. */
const TOLD_OF_OTHERS: readonly FlagKind[] = ['outside_payment', 'solicitation', 'illegal']

/** A case may name phone numbers, prices and worse; it may not attack anybody. */
export async function requireCivilTexts(
  deps: Deps,
  { userId }: Actor,
  place: TextPlace,
  texts: ClassedText[],
): Promise<void> {
  await requireCleanTexts(deps, { authorId: userId, place, texts, passes: TOLD_OF_OTHERS })
}
