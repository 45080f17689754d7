/** Keeps the query in the address, so that the way back leads to the same results. */
export function articlePath(slug: string, query = ''): string {
  return `/help?${new URLSearchParams(query ? { article: slug, q: query } : { article: slug })}`
}
