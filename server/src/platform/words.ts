import type { Language } from '@roomtone/texts/languages'

/** What a person reads, in the language they read. Catalogs have the words: `texts/<language>/<feature>`. */
export type Words = (language: Language) => string
