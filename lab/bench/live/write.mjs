// Writes messages as the use case does in a thread that is going on, once it has asked and judged, in a process of its
// own, and says when each began.
import { randomUUID } from 'node:crypto'
import { buildServer } from '../../../server/dist/build-deps.js'
import { readConfig } from '../../../server/dist/config.js'
import { writeAtOnce } from '../../../server/dist/features/conversation/message/write-at-once.js'
import { writeMessage } from '../../../server/dist/features/conversation/message/write-message.js'
import { createLog } from '../../../server/dist/platform/log.js'
import { atRate, clock, lineOf, turnOf } from './send.mjs'

const { BENCH_DATABASE_URL: databaseUrl, DATABASE_URL: _, ...env } = process.env
const house = buildServer(readConfig(env), databaseUrl, createLog({ level: 'error' }))
const { deps } = house

process.on('message', async (message) => {
  if (message === 'stop') {
    await house.close()
    return process.disconnect()
  }
  const { conversations, rate, seconds, barely } = message
  const act = barely ? insertAndTell : write
  process.send(await atRate({ rate, seconds }, (count) => act(turnOf(conversations, count), lineOf(count))))
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

/** The least of which both can hear: a row and a notification. Nothing is asked, nothing kept for who is not there. */
async function insertAndTell({ id, guest, host, sender }, content) {
  const at = clock()
  const { rows } = await house.database.pool.query({
    name: 'insert and tell',
    text: `with said as (
        insert into messages (conversation_id, sender_id, content, created_at, key)
        values ($1::uuid, $2::uuid, $3, now(), gen_random_uuid()) returning seq
      )
      select seq, pg_notify('live', person || json_build_object('id', nextval('live_events_id_seq'), 'kind', 'message',
        'data', json_build_object('conversationId', $1, 'seq', seq))::text)
      from said cross join unnest($4::uuid[]) as person`,
    values: [id, sender.id, content, [guest.id, host.id]],
  })
  return { seq: rows[0].seq, status: 200, to: [guest.id, host.id], at, answered: clock() }
}
