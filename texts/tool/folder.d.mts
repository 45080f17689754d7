/** The folder of all catalogs. */
export const TEXTS: string
type Conventions = {
  name: string
  locale: string
  money: { group: string; decimal: string; dollars: string }
}
/** What languages.json says about each language. */
export function readLanguages(): Record<string, Conventions>
/** Texts that a language rightly shares with English. */
export function readSame(language: string): ReadonlySet<string>
