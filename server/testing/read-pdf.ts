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
