import { WEEKDAYS } from '@roomtone/domain/availability/weekly-hours'
import { checkEditing } from '@roomtone/domain/listing/check-editing'
import { gapIn, type ListingTerms, TERMS_BLOCKS, unconfirmed } from '@roomtone/domain/listing/terms'
import { textsIn } from '@roomtone/texts/all/application/terms'
import type { Handle } from '../../../platform/db/database.ts'
import { refusedField } from '../../../platform/refused.ts'
import { wordsOf } from '../../../platform/words-of-check.ts'
import type { WholeContent } from '../../listing/entry.ts'
import { ownsPhotos } from '../../photo/entry.ts'

/** As a draft keeps them: nothing twice, and nothing confirmed that has no answer yet. */
export function tidyTerms(terms: ListingTerms): ListingTerms {
  return {
    ...terms,
    weekendDays: WEEKDAYS.filter((day) => terms.weekendDays.includes(day)),
    arrivalPhotos: [...new Set(terms.arrivalPhotos.map((id) => id.toLowerCase()))],
    confirmed: TERMS_BLOCKS.filter(
      (block) => terms.confirmed.includes(block) && gapIn(block, terms) === null,
    ),
  }
}

export async function requireOwnArrivalPhotos(
  handle: Handle,
  userId: string,
  { arrivalPhotos }: ListingTerms,
): Promise<void> {
  if (arrivalPhotos.length > 0 && !(await ownsPhotos(handle, userId, arrivalPhotos)))
    throw refusedField('terms.arrivalPhotos', (language) => textsIn(language).termsRefusals.photosGone)
}

/** Nothing of a listing goes live that its host has not seen. */
export function requireConfirmed(terms: ListingTerms | null, content: WholeContent): void {
  const left = terms ? unconfirmed(terms) : TERMS_BLOCKS
  if (terms === null || left.length > 0)
    throw refusedField('terms', (language) =>
      textsIn(language).termsRefusals.unconfirmed({ count: left.length }),
    )
  const { highlights, photos } = content
  const problem = checkEditing({ ...terms, highlights, photos })
  if (problem) throw refusedField(`terms.${problem.field}`, wordsOf(problem.code, problem))
}
