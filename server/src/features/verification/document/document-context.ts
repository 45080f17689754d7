/** What a document's key and bytes are bound to: neither opens under another document's id. */
export function documentContext(id: string): string {
  return `document:${id}`
}
