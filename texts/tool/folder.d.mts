/** The folder of all catalogs. */
export const TEXTS: string
