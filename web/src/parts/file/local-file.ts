const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  txt: 'text/plain;charset=utf-8',
  json: 'text/plain;charset=utf-8',
  jsonl: 'text/plain;charset=utf-8',
  sig: 'text/plain;charset=utf-8',
}
const A_MINUTE = 60_000

/** A tab shows only files that cannot run anything, because such a tab belongs to this site. */
export function typeToOpen(path: string): string | null {
  return TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? null
}

export function openHere(path: string, content: Uint8Array): void {
  follow(content, typeToOpen(path) ?? '', { target: '_blank' })
}

export function saveHere(path: string, content: Uint8Array | Blob): void {
  follow(content, 'application/octet-stream', { download: path.split('/').at(-1) ?? path })
}

function follow(content: Uint8Array | Blob, type: string, how: Partial<HTMLAnchorElement>): void {
  const href = URL.createObjectURL(new Blob([content as BlobPart], { type }))
  Object.assign(document.createElement('a'), { ...how, href }).click()
  // The new tab, or the download, has started long before.
  setTimeout(() => URL.revokeObjectURL(href), A_MINUTE)
}
