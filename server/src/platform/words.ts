import type { Language } from '@roomtone/domain/account/languages'

/** What a person reads, in the language they read. Catalogs have the words: `texts/<language>/<feature>`. */
export type Words = (language: Language) => string
