import { LANGUAGES, type Language } from '@roomtone/texts/languages'

/** Public pages say their language in their address; this one has the bare address. */
export const BARE_LANGUAGE: Language = LANGUAGES[0]

/** Pages that are the same for everyone, and so have an address in each language: those that the server draws. */
const PUBLIC =
  /^\/(search|properties|(property|users)\/[^/?#]+|help|help-center|refer-host|terms|privacy|verify)?\/?(?:$|[?#])/i

/** The browser's address in its parts: `/es/search?crew=4` is Spanish, and `/search?crew=4` inside. */
export function readAddress(address: string): { language: Language | null; bare: string } {
  const [, first = '', rest = ''] = /^[/\\]*([^/\\?#]*)(.*)$/s.exec(address) ?? []
  const language = LANGUAGES.find((one) => one === first.toLowerCase()) ?? null
  // Two slashes at the start would lead to another host.
  return { language, bare: `/${language ? rest.replace(/^[/\\]+/, '') : first + rest}` }
}

/** With or without a query. */
export function isPublicAddress(bare: string): boolean {
  return PUBLIC.test(bare)
}

/** The address of one of our paths in a language. Members' own pages have one address in every language. */
export function addressIn(language: Language, path: string): string {
  const { bare } = readAddress(path)
  return isPublicAddress(bare) ? prefixed(language, bare) : bare
}

export function prefixed(language: Language, bare: string): string {
  return language === BARE_LANGUAGE ? bare : `/${language}${bare.replace(/^\/(?=$|[?#])/, '')}`
}
