import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

const LINES = [
  'We load in through the side door, is that all right?',
  'Call time is half past four, wrap at nine.',
  'Two grip trucks and a generator; where can they stand?',
  'Lovely. The north light is what we came for.',
]

/** The same in every process of the machine, to the microsecond. */
export const clock = () => performance.timeOrigin + performance.now()

const lineOf = (count) => LINES[count % LINES.length]

/** One conversation after the other, and by turns of its two sides. */
function turnOf(conversations, count) {
  const conversation = conversations[count % conversations.length]
  const isGuests = Math.floor(count / conversations.length) % 2 === 0
  return { ...conversation, sender: isGuests ? conversation.guest : conversation.host }
}

/** At a steady rate, whether or not the answers keep up with it. */
async function atRate({ rate, seconds }, act) {
  const total = Math.round(rate * seconds)
  const begun = performance.now()
  const acts = []
  while (acts.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) * rate) / 1000) + 1)
    while (acts.length < due) acts.push(act(acts.length))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return Promise.all(acts)
}

/** Over HTTP, by turns of the two sides and of the two servers. */
export async function sendMessages({ bases, conversations, rate, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const sent = await atRate({ rate, seconds }, async (count) => {
    const { id, guest, host, sender } = turnOf(conversations, count)
    const at = clock()
    const answer = await post(agent, `${bases[count % bases.length]}/api/conversations/${id}/messages`, {
      token: sender.token,
      body: { key: randomUUID(), content: lineOf(count), fileIds: [] },
    })
    const { seq } = answer.status === 200 ? answer.body : {}
    return { seq, status: answer.status, to: [guest.id, host.id], at, answered: clock() }
  })
  agent.destroy()
  return sent
}

/** The yardstick: the row, committed, and nothing else. */
export function insertAlone({ pool, conversations, rate, seconds }) {
  return atRate({ rate, seconds }, async (count) => {
    const { id, guest } = conversations[count % conversations.length]
    const at = performance.now()
    await pool.query(
      `insert into messages (conversation_id, sender_id, content, created_at, key)
       values ($1, $2, $3, now(), gen_random_uuid())`,
      [id, guest.id, lineOf(count)],
    )
    return performance.now() - at
  })
}

function post(agent, url, { token, body }) {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) }),
      )
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}
