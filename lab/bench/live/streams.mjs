import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { clock } from './send.mjs'

const QUIET_MS = 2000
/** Matches an event at the end of what has arrived; the first one directly follows the response head. */
const EVENT = /id: (\d+)\nevent: (\w+)\ndata: (.*)$/

/** A stream for everyone, half of them at each server. */
export async function openStreams({ bases, people }) {
  const heard = []
  const open = []
  let latest = clock()
  const hear = (userId) => (at, id, data) => {
    latest = at
    heard.push({ userId, id, seq: data.seq, at })
  }
  for (const [place, person] of people.entries())
    open.push(await openStream(bases[place % bases.length], person, hear(person.id)))
  return {
    heard,
    quiet: async () => {
      while (clock() - latest < QUIET_MS) await wait(100)
    },
    close: () => {
      for (const asked of open) asked.destroy()
    },
  }
}

/**
 * Resolves with its greeting. Over a bare socket, as a browser has its client outside of the script: what is measured
 * ends where the words arrive.
 */
function openStream(base, { token }, hear) {
  const { hostname, port, host } = new URL(base)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.setEncoding('latin1')
    socket.write(
      `GET /api/live HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n\r\n`,
    )
    let rest = ''
    socket.on('data', (chunk) => {
      const at = clock()
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop()
      for (const block of blocks) {
        const [, id, kind, data] = EVENT.exec(block) ?? []
        if (kind === 'hello') resolve(socket)
        else if (kind === 'message') hear(at, Number(id), JSON.parse(data))
      }
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`The stream answered ${rest.split('\r\n')[0]}`)))
  })
}
