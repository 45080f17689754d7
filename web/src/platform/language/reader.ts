import { BARE_LANGUAGE } from '@roomtone/domain/account/addresses'
import { isLanguage, type Language } from '@roomtone/texts/languages'

const YEAR = 31_536_000
/** As the server calls it, and over TLS by a name that no other host can set. */
const COOKIE = /(?:^|; )(?:__Host-)?language=(\w+)/

/** What pages without a language in their address speak to this browser: what was chosen here, else its first wish. */
export function languageOfReader(): Language {
  const [, chosen] = COOKIE.exec(document.cookie) ?? []
  return [chosen, ...navigator.languages.map((one) => one.split('-')[0])].find(isLanguage) ?? BARE_LANGUAGE
}

/** For good where somebody has chosen it, else until the browser is closed. */
export function rememberLanguage(language: Language, isChosen: boolean): void {
  const isHttps = location.protocol === 'https:'
  const age = isChosen ? `; Max-Age=${YEAR}` : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have had its successor for too short a time.
  document.cookie = `${isHttps ? '__Host-' : ''}language=${language}; Path=/${age}; SameSite=Lax${isHttps ? '; Secure' : ''}`
}
