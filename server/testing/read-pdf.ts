import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'

/** What a reader would see of a file that came as base64, page by page. */
export async function readPdf({ base64 }: { base64: string }) {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  const { text } = await extractText(document)
  const { info } = await document.getMetadata()
  const first = await document.getPage(1)
  return {
    pages: text,
    text: text.join('\n'),
    info: info as Record<string, unknown>,
    tree: JSON.stringify(await first.getStructTree()),
    size: first.view.slice(2).map(Math.round),
  }
}

/** How many signs are drawn as a font's box for what it does not have: the first of its shapes. */
export function countBoxes({ base64 }: { base64: string }): number {
  const bytes = Buffer.from(base64, 'base64')
  const signs = streamsOf(bytes)
    .map((stream) => stream.toString('latin1'))
    .filter((stream) => stream.includes(' Tf'))
    .flatMap((stream) => stream.match(/<[0-9a-f]+>/g) ?? [])
    .flatMap((drawn) => drawn.match(/[0-9a-f]{4}/g) ?? [])
  if (signs.length === 0) throw new Error('Nothing is drawn')
  return signs.filter((sign) => sign === '0000').length
}

/** What a file's streams hold: a page's drawing, a typeface, which signs mean which letters. */
export function streamsOf(bytes: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let from = bytes.indexOf('stream\n'); from >= 0; from = bytes.indexOf('stream\n', from + 7)) {
    const to = bytes.indexOf('endstream', from)
    if (bytes.subarray(from - 3, from).toString() === 'end') continue
    try {
      found.push(inflateSync(bytes.subarray(from + 7, to)))
    } catch {
      // Not compressed: a typeface's own table, or metadata.
      found.push(bytes.subarray(from + 7, to))
    }
  }
  return found
}
