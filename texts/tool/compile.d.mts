/** Makes `texts/dist` of the catalogs. */
export function compileTexts(folder?: string, how?: { pseudo?: boolean; dist?: string }): void
