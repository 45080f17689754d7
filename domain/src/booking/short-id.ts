/** For the numbers of papers: enough of an id to quote it. */
export function shortId(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
