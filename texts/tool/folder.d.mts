/** The folder of all catalogs. */
export const TEXTS: string
/** Texts that a language rightly shares with English. */
export function readSame(language: string): ReadonlySet<string>
