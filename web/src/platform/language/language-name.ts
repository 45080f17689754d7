import { LOCALE } from '@roomtone/texts/language'

/** What the page's language calls another: `Spanish`, `español`. */
export function languageName(language: string): string {
  return new Intl.DisplayNames(LOCALE, { type: 'language' }).of(language) ?? language
}

/** The same name on its own, with a capital. */
export function languageTitle(language: string): string {
  const name = languageName(language)
  return name.charAt(0).toLocaleUpperCase(LOCALE) + name.slice(1)
}
