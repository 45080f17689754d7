/** What a page's build knows about the language it speaks. */
export const languageModule = (
  language,
  { locale, direction = 'ltr', firstWeekday = 0, clock, money },
) => `export const LANGUAGE = '${language}'
export const LOCALE = '${locale}'
export const DIRECTION = '${direction}'
export const FIRST_WEEKDAY = ${firstWeekday}
export const clock = ${JSON.stringify(clock)}
export const money = ${JSON.stringify(money)}
`

export const typesOfLanguage = `import type { Language } from './languages.js'
export declare const LANGUAGE: Language
export declare const LOCALE: string
export declare const DIRECTION: 'ltr' | 'rtl'
/** The weekday that begins a week; 0 is Sunday. */
export declare const FIRST_WEEKDAY: number
/** \`hour\` writes a full hour (#) where the clock counts to 24. */
export declare const clock:
  | { hours: 12; am: string; pm: string; midnight: string }
  | { hours: 24; hour: string; midnight: string }
/** What stands between the thousands and before the cents, and around the amount (#). */
export declare const money: { group: string; decimal: string; dollars: string }
`

/** All languages that Roomtone speaks, for settings and for servers. */
export const languagesModule = (languages) => {
  const names = Object.fromEntries(Object.entries(languages).map(([language, { name }]) => [language, name]))
  const rightToLeft = Object.keys(languages).filter((language) => languages[language].direction === 'rtl')
  return `export const LANGUAGE_NAMES = ${JSON.stringify(names)}
export const LANGUAGES = Object.keys(LANGUAGE_NAMES)
export const isLanguage = (value) => LANGUAGES.includes(value)
const RIGHT_TO_LEFT = ${JSON.stringify(rightToLeft)}
export const directionOf = (language) => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr')
`
}

export const typesOfLanguages = (languages) => {
  const literals = Object.keys(languages).map((language) => `'${language}'`)
  return `export declare const LANGUAGES: readonly [${literals.join(', ')}]
export type Language = (typeof LANGUAGES)[number]
export declare const LANGUAGE_NAMES: Record<Language, string>
export declare function isLanguage(value: unknown): value is Language
export declare function directionOf(language: Language): 'ltr' | 'rtl'
`
}
