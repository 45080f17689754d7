import { BARE_LANGUAGE } from '@roomtone/domain/account/addresses'
import { isLanguage, type Language } from '@roomtone/texts/languages'

const YEAR = 31_536_000
/** The server's name for it, and over TLS one that no other host can set. */
const COOKIE = /(?:^|; )(?:__Host-)?language=(\w+)/

/** The language of pages without one in their address: the one chosen here, else the browser's first wish. */
export function languageOfReader(): Language {
  const [, chosen] = COOKIE.exec(document.cookie) ?? []
  return [chosen, ...navigator.languages.map((one) => one.split('-')[0])].find(isLanguage) ?? BARE_LANGUAGE
}

/** Forever where somebody has chosen it, else until the browser is closed. */
export function rememberLanguage(language: Language, isChosen: boolean): void {
  const isHttps = location.protocol === 'https:'
  const age = isChosen ? `; Max-Age=${YEAR}` : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have had its successor for too short a time.
  document.cookie = `${isHttps ? '__Host-' : ''}language=${language}; Path=/${age}; SameSite=Lax${isHttps ? '; Secure' : ''}`
}
