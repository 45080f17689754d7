import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { freePort } from './free-port.ts'

export type HaltingLine = { url: string; letGo(): void; close(): Promise<void> }

/** A proxy to a server that sends every page up to these words, and the rest once it is released. */
export async function openHaltingLine(to: string, words: string): Promise<HaltingLine> {
  let letGo = () => {}
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const line = createServer((asked, answer) => {
    // Uncompressed, so that there is a place to stop at.
    const { 'accept-encoding': _, ...headers } = asked.headers
    const onward = request(
      new URL(asked.url ?? '/', to),
      { method: asked.method ?? 'GET', headers },
      async (given) => {
        answer.writeHead(given.statusCode ?? 500, given.headers)
        if (!given.headers['content-type']?.startsWith('text/html')) return given.pipe(answer)
        const html = Buffer.concat(await given.toArray())
        const at = Math.max(0, html.indexOf(words))
        answer.write(html.subarray(0, at))
        await waiting
        return answer.end(html.subarray(at))
      },
    )
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  const port = await freePort()
  line.listen(port, '127.0.0.1')
  await once(line, 'listening')
  return {
    url: `http://localhost:${port}`,
    letGo,
    close: async () => {
      line.closeAllConnections()
      line.close()
      await once(line, 'close')
    },
  }
}
