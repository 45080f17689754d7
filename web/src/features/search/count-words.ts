import type { SearchReply, COUNT_SHOWN as Shown } from '@roomtone/contract/search/search'
import { LOCALE } from '@roomtone/texts/language'
import { searchTexts as texts } from '@roomtone/texts/search/search'

const COUNT_SHOWN: typeof Shown = 1000
const ABBREVIATION = 3

/** `8`, `about 640`, `1,000+`: never more exact than the server's count. */
export function countWords({ value, isExact }: SearchReply['count']): string {
  if (value > COUNT_SHOWN) return texts.moreThan({ count: COUNT_SHOWN })
  return isExact ? value.toLocaleString(LOCALE) : texts.about({ count: value })
}

/** The heading of the results: how many, and around where. */
export function resultWords({ count, place }: Pick<SearchReply, 'count' | 'place'>): string {
  const spaces = texts.spaces({ count: count.value, figure: countWords(count) })
  if (!place || place.kind === 'words') return spaces
  return place.kind === 'near'
    ? texts.around({ spaces, place: place.label })
    : texts.within({ spaces, place: place.label })
}

/** Shown when *Where* was understood as something else than was typed. */
export function understoodWords(
  where: string,
  { count, place }: Pick<SearchReply, 'count' | 'place'>,
): string | null {
  if (where === '' || !place) return null
  if (place.kind === 'words')
    return count.value === 0 ? texts.noSuchPlace({ typed: where }) : texts.asWords({ typed: where })
  // NY for New York needs no explanation.
  if (place.kind === 'state' && where.length <= ABBREVIATION) return null
  return plain(place.label).startsWith(plain(where))
    ? null
    : texts.understood({ typed: where, place: place.label })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
