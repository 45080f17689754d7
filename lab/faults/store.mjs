import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** As much of S3 as a store of files needs, with a disk that can be full. */
export async function openStore() {
  const objects = new Map()
  let mode = 'well'
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://store').pathname)
    if (mode === 'slow') await pause(800)
    if (mode === 'failing') return refuse(response, 503, 'SlowDown')
    if (request.method === 'PUT') {
      if (mode === 'full') return refuse(response, 507, 'InsufficientStorage')
      objects.set(key, Buffer.concat(chunks))
      if (mode === 'silent') return fallSilent(request)
      response.writeHead(200, { etag: '"kept"' })
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204)
      return response.end()
    }
    if (mode === 'silent') return fallSilent(request)
    const bytes = objects.get(key)
    if (!bytes) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': bytes.length, etag: '"kept"' })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    bucket: 'roomtone',
    set: (next) => {
      mode = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

/**
 * The work is done, but no answer arrives: the connection is dead, and the client learns that after a while.
 */
function fallSilent({ socket }) {
  pause(6000, undefined, { ref: false }).then(() => socket.destroy())
}

function refuse(response, status, code) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
