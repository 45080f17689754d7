import { addressIn, BARE_LANGUAGE, isPublicAddress } from '@roomtone/domain/account/addresses'
import { LANGUAGE } from '@roomtone/texts/language'
import { LANGUAGES } from '@roomtone/texts/languages'

type Here = { pathname: string; search: string }

/** Always English, whatever language the page around them has. */
const DOCUMENTS = ['/terms', '/privacy']
/** Pages of translated words, and of documents that their query calls `article`. */
const SHELVES = ['/help', '/help-center']

/** Whether the page exists in other languages. */
export function isTranslated({ pathname, search }: Here): boolean {
  return (
    isPublicAddress(pathname) && !DOCUMENTS.includes(pathname) && articleIn({ pathname, search }) === null
  )
}

/** Its addresses for search engines, in this language and, by name, in the others. */
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
