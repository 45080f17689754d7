import {
  addressIn,
  BARE_LANGUAGE,
  isPublicAddress,
  prefixed,
  readAddress,
} from '@roomtone/domain/account/addresses'
import { isLanguage, type Language } from '@roomtone/texts/languages'
import { type Asked, chooseLanguage } from '../http/choose-language.ts'

/** `by`: a `reader`'s page may be in another language for the next reader. */
type Spoken = { language: Language; by: 'address' | 'reader' }
/** `keep`: a language that somebody asked for by an address which does not go on naming it. */
export type Moved = { to: string; keep: Language | null }

/**
 * A public page speaks the language of its address, and English where that names none. Everything else speaks the
 * reader's. An address that says the same in another way leads to the one that counts.
 */
export function languageOfPage(url: string, headers: Asked): Spoken | Moved {
  const { language, bare } = readAddress(url)
  const asked = askedInQuery(bare)
  if (asked) return { to: addressIn(asked.language, asked.rest), keep: asked.language }
  if (language === null)
    return isPublicAddress(bare)
      ? { language: BARE_LANGUAGE, by: 'address' }
      : { language: chooseLanguage(headers), by: 'reader' }
  const straight = prefixed(language, bare)
  return straight === url ? { language, by: 'address' } : { to: straight, keep: null }
}

/**
 * `/search?where=x&lang=es`, the form of links from earlier versions, asks for Spanish at `/search?where=x`.
 */
function askedInQuery(bare: string): { language: Language; rest: string } | null {
  if (!bare.includes('lang=')) return null
  const [path = '/', search = ''] = bare.split('?', 2)
  const query = new URLSearchParams(search)
  const language = query.get('lang')
  if (!isLanguage(language)) return null
  query.delete('lang')
  const rest = query.toString()
  return { language, rest: rest === '' ? path : `${path}?${rest}` }
}
