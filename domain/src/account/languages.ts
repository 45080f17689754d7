/** What the product can speak: screens, toasts and mails. Legal texts, help and releases stay English. */
export const LANGUAGES = ['en', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français' }

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
