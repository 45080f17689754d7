import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { clock } from './send.mjs'

const QUIET_MS = 2000

/** A stream for everyone, half of them at each server. */
export async function openStreams({ bases, people }) {
  const heard = []
  const open = []
  let latest = clock()
  const hear = (userId) => (id, data) => {
    latest = clock()
    heard.push({ userId, id, seq: data.seq, at: latest })
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

/** Resolves with its greeting. */
function openStream(base, { token }, hear) {
  return new Promise((resolve, reject) => {
    const asked = get(
      `${base}/api/live`,
      { agent: false, headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`The stream answered ${answer.statusCode}`))
        let rest = ''
        answer.setEncoding('utf8')
        answer.on('error', () => {})
        answer.on('data', (chunk) => {
          const blocks = (rest + chunk).split('\n\n')
          rest = blocks.pop()
          for (const block of blocks) {
            const [, id, kind, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? []
            if (kind === 'hello') resolve(asked)
            else if (kind === 'message') hear(Number(id), JSON.parse(data))
          }
        })
      },
    )
    asked.on('error', reject)
  })
}
