import type * as english from './language.texts.ts'

export const LANGUAGE: typeof english.LANGUAGE = 'fr'
export const LOCALE: typeof english.LOCALE = 'fr-FR'
