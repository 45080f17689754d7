// Writes messages as the use case does mostly in a thread that is going on, once it has asked and judged, in a process of its own, and says when each began.
import { randomUUID } from 'node:crypto'
import { buildHouse } from '../../server/dist/build-deps.js'
import { readConfig } from '../../server/dist/config.js'
import { writeAtOnce } from '../../server/dist/features/conversation/write-at-once.js'
import { writeMessage } from '../../server/dist/features/conversation/write-message.js'
import { createLog } from '../../server/dist/platform/log.js'
import { atRate, clock, lineOf, turnOf } from './send.mjs'

const { BENCH_DATABASE_URL: databaseUrl, DATABASE_URL: _, ...env } = process.env
const house = buildHouse(readConfig(env), databaseUrl, createLog({ level: 'error' }))
const { deps } = house

process.on('message', async (message) => {
  if (message === 'stop') {
    await house.close()
    return process.disconnect()
  }
  const { conversations, rate, seconds } = message
  process.send(await atRate({ rate, seconds }, (count) => write(turnOf(conversations, count), lineOf(count))))
})
process.send({ ready: true })

async function write({ id, guest, host, sender }, content) {
  const draft = { id, key: randomUUID(), content, fileIds: [] }
  const at = clock()
  const said =
    (await writeAtOnce(deps, sender.id, draft)) ??
    (await deps.db
      .transaction()
      .execute((tx) => writeMessage(deps, tx, { senderId: sender.id, draft, held: null })))
  return { seq: said?.seq, status: said ? 200 : 409, to: [guest.id, host.id], at, answered: clock() }
}
