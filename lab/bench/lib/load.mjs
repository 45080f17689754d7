// Asks over HTTP as fast as the answers come: a process of its own, so that the server's time is the server's.
import { connect } from 'node:net'

/** The next request of a round, as bytes; undefined when it is over. */
let next

process.on('message', async (message) => {
  if (message === 'stop') return process.disconnect()
  const { base, clients, seconds, requests } = message
  process.send(await run({ base: new URL(base), clients, seconds, requests }))
})
process.send({ ready: true })

async function run({ base, clients, seconds, requests }) {
  const from = performance.now()
  const until = from + seconds * 1000
  const answers = []
  let at = 0
  next = () => {
    if (at >= requests.length || performance.now() >= until) return undefined
    at += 1
    return { place: at - 1, ...requests[at - 1] }
  }
  await Promise.all(Array.from({ length: clients }, () => askInTurn(base, answers)))
  return { ms: performance.now() - from, answers, ranOut: at >= requests.length }
}

/** One connection that stays open; plain sockets, because a client library would cost as much as the server. */
function askInTurn(base, answers) {
  const { promise, resolve, reject } = Promise.withResolvers?.() ?? deferred()
  const socket = connect(Number(base.port), base.hostname)
  let received = Buffer.alloc(0)
  let asked
  const ask = () => {
    asked = next()
    if (asked === undefined) {
      socket.end()
      return resolve()
    }
    asked.at = performance.now()
    socket.write(bytesOf(base, asked))
  }
  socket.setNoDelay(true)
  socket.on('connect', ask)
  socket.on('error', reject)
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = readAnswer(received)
    if (answer === undefined) return
    received = Buffer.alloc(0)
    const ms = performance.now() - asked.at
    answers.push({
      place: asked.place,
      status: answer.status,
      ms,
      id: asked.wantsId ? idOf(answer.body) : undefined,
    })
    ask()
  })
  return promise
}

function deferred() {
  let handed
  const promise = new Promise((resolve, reject) => {
    handed = { resolve, reject }
  })
  return { promise, ...handed }
}

function bytesOf(base, { method, path, token, body }) {
  const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`
  const head = `${method} ${path} HTTP/1.1\r\nhost: ${base.host}\r\nuser-agent: bench\r\n${authorization}`
  if (body === undefined) return `${head}\r\n`
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

/** Undefined while some of it is still on its way. */
function readAnswer(bytes) {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  if (bytes.length < end + 4 + length) return undefined
  return { status: Number(head.slice(9, 12)), body: bytes.subarray(end + 4, end + 4 + length) }
}

function idOf(body) {
  return (
    /^\{"id":"([0-9a-f-]{36})"/.exec(body.toString('latin1', 0, 60))?.[1] ?? body.toString('utf8', 0, 300)
  )
}
