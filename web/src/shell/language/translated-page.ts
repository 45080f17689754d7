import { addressIn, BARE_LANGUAGE, isPublicAddress } from '@roomtone/domain/account/addresses'
import { LANGUAGE } from '@roomtone/texts/language'
import { LANGUAGES } from '@roomtone/texts/languages'

type Here = { pathname: string; search: string }

/** English in every language, whatever the page around them speaks. */
const DOCUMENTS = ['/terms', '/privacy']
/** Pages of translated words, and of documents that their query calls `article`. */
const SHELVES = ['/help', '/help-center']

/** Whether the same is said in other languages. */
export function isTranslated({ pathname, search }: Here): boolean {
  return (
    isPublicAddress(pathname) && !DOCUMENTS.includes(pathname) && articleIn({ pathname, search }) === null
  )
}

/** Where search engines find it, in this language and, by their names, in the others. */
export function placesOf(here: Here): { canonical: string; others: [string, string][] } {
  const { pathname } = here
  if (!isTranslated(here)) {
    const article = articleIn(here)
    const query = article === null ? '' : `?${new URLSearchParams({ article })}`
    return { canonical: pathname + query, others: [] }
  }
  const others = LANGUAGES.map((one): [string, string] => [one, addressIn(one, pathname)])
  return {
    canonical: addressIn(LANGUAGE, pathname),
    others: [...others, ['x-default', addressIn(BARE_LANGUAGE, pathname)]],
  }
}

function articleIn({ pathname, search }: Here): string | null {
  return SHELVES.includes(pathname) ? new URLSearchParams(search).get('article') : null
}
