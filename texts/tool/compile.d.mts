/** Makes `texts/dist` of the catalogs. */
export function compileTexts(folder?: string): void
