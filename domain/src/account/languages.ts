/** What the product can speak: screens, toasts and mails. Legal texts, help and releases stay English. */
export const LANGUAGES = ['en', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Public pages say their language in their address; this one has the bare address. */
export const BARE_LANGUAGE: Language = LANGUAGES[0]

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' }

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
