/** The titles stand in pages.ts, in English; other languages say them here. */
export function titled(title: string): string {
  return title
}
