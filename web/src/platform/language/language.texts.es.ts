import type * as english from './language.texts.ts'

export const LANGUAGE: typeof english.LANGUAGE = 'es'
export const LOCALE: typeof english.LOCALE = 'es-US'
