import { BARE_LANGUAGE } from '@roomtone/domain/account/addresses'
import { isLanguage, type Language } from '@roomtone/texts/languages'

const COOKIE = 'language'
/** Over TLS it has the name that browsers let no other host, and no page without TLS, set for us. */
const HOST_COOKIE = `__Host-${COOKIE}`
const YEAR = 31_536_000

export type Asked = { cookie?: string | undefined; 'accept-language'?: string | undefined }

/** What was chosen here before, else what the browser would like best, else English. */
export function chooseLanguage(headers: Asked): Language {
  return fromCookie(headers.cookie ?? '') ?? fromWish(headers['accept-language'] ?? '') ?? BARE_LANGUAGE
}

/** Calls are answered in the language that the caller names; pages name theirs. Cookies have no say here. */
export function languageOfCall(headers: Asked): Language {
  return fromWish(headers['accept-language'] ?? '') ?? BARE_LANGUAGE
}

/** Not `HttpOnly`: pages read it to offer a language, and write it when somebody takes one. */
export function languageCookie(language: Language, isHttps: boolean): string {
  const name = isHttps ? HOST_COOKIE : COOKIE
  return `${name}=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax${isHttps ? '; Secure' : ''}`
}

function fromCookie(cookies: string): Language | null {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('='))
  const values = [HOST_COOKIE, COOKIE].map((known) => pairs.find(([name]) => name === known)?.[1])
  return values.find(isLanguage) ?? null
}

/** `fr-CA,fr;q=0.9,en;q=0.8`: the first of the heaviest that we speak. */
function fromWish(accepted: string): Language | null {
  const wishes = accepted
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean)
      return { language: range.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
  // The sort is stable, so of equal wishes the first one counts.
  const best = wishes
    .sort((one, other) => other.weight - one.weight)
    .find((wish) => isLanguage(wish.language))
  return best && isLanguage(best.language) ? best.language : null
}
