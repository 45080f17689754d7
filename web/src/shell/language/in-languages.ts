import { addressIn } from '@roomtone/domain/account/addresses'
import { LANGUAGE } from '@roomtone/texts/language'
import { isLanguage } from '@roomtone/texts/languages'
import { redirectDocument } from 'react-router'
import { languageOfReader, rememberLanguage } from '../../platform/language/reader.ts'
import { keepTyped, returnTyped } from '../../platform/language/typed-words.ts'
import type { Services } from '../../platform/services.tsx'
import { isTranslated } from './translated-page.ts'

type State = { location: { pathname: string; search: string } }
export type Router = { subscribe: (heard: (state: State) => void) => unknown }

export function arrive(router: Router): void {
  returnTyped()
  router.subscribe(({ location }) => keepOffersInStep(location))
}

/** The choice is for pages without a language in their address; a language chosen in the settings wins. */
export function takeLanguage({ session }: Services, link: HTMLAnchorElement): void {
  link.hash = location.hash
  keepTyped(link.href)
  if (isLanguage(link.hreflang) && !session?.get()?.user.language) rememberLanguage(link.hreflang, true)
}

/**
 * For a move from a public page, which has its address's language, to one of the person's own. A member reads
 * it in their own language, if need be in another build; a guest stays in the language of the page.
 */
export function crossOver({ session }: Services, request: Request): void {
  const member = session?.get()?.user
  const language = member?.language ?? languageOfReader()
  if (language === LANGUAGE) return
  if (member) {
    const { pathname, search } = new URL(request.url)
    throw redirectDocument(pathname + search)
  }
  rememberLanguage(LANGUAGE, false)
}

/**
 * The server's offers belong to the page that it drew; after a move inside the app, they belong to the new
 * page, if it has other languages.
 */
function keepOffersInStep(here: State['location']): void {
  for (const offer of document.querySelectorAll<HTMLElement>('.offer')) {
    offer.hidden = !isTranslated(here)
    const link = offer.querySelector('a')
    if (link && isLanguage(offer.lang)) link.href = addressIn(offer.lang, here.pathname + here.search)
  }
}
