/** What the tab says of a page. */
export function titleOf(title: string): string {
  return title.startsWith('Roomtone') ? title : `${title} · Roomtone`
}
