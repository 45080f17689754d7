import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { closeLater } from '../../stage/closing.mjs'

/**
 * The yardstick: the words of a page and its largest picture, as HTML by hand, without a line of script and with the
 * least of styles, from a server that does nothing else.
 */
export async function serveStatic({ title, words, picture }) {
  const html = gzipSync(documentOf({ title, words, picture }))
  const port = await listen((request, response) => {
    if (request.url === '/picture') {
      response.writeHead(200, { 'content-type': picture.type, 'content-length': picture.bytes.length })
      return response.end(picture.bytes)
    }
    sendHtml(response, html)
  })
  return `http://127.0.0.1:${port}/`
}

/** A page of another site, where visitors come from. Browsers find what ends in `localhost` by themselves. */
export async function serveElsewhere() {
  const html = gzipSync(
    '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><p>Elsewhere</p>',
  )
  const port = await listen((_, response) => sendHtml(response, html))
  return `http://elsewhere.localhost:${port}/`
}

async function listen(answer) {
  const server = createServer(answer)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeLater(() => {
    server.closeAllConnections()
    server.close()
  })
  return server.address().port
}

function sendHtml(response, html) {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': html.length,
  })
  response.end(html)
}

function documentOf({ title, words, picture: { width, height, top } }) {
  const paragraphs = words.map((text) => `<p>${safe(text)}</p>`).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title><link rel="icon" href="data:,">
<style>body{margin:0;font:16px/1.5 sans-serif}h1,p{margin:8px 16px}img{position:absolute;left:0;top:${top}px}</style></head>
<body><h1>${safe(title)}</h1>
<img src="/picture" width="${width}" height="${height}" alt="" fetchpriority="high">
${paragraphs}
</body></html>`
}

function safe(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
