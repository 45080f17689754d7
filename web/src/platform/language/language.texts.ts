/** The language this build speaks, and the conventions its numbers and dates follow. */
export const LANGUAGE: 'en' | 'es' | 'fr' = 'en'
export const LOCALE: string = 'en-US'
