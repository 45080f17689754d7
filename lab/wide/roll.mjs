import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { step } from '../../scripts/lib/step.mjs'
import { query } from '../stage/query.mjs'
import { untilUp } from './balancer.mjs'
import { isFailure, meet, mixOf, percentile, startLoad } from './load.mjs'
import { ports, url } from './place.mjs'
import { databaseUrl } from './postgres.mjs'
import { startProcess, stopProcess } from './processes.mjs'

/** Replaces every process while people work and the schema grows; no one may notice. */
export async function roll(state) {
  const people = await meet(url)
  const before = await lastSeq(state, people.conversation.id)
  // Two browsers of one person.
  const ears = await Promise.all([people.guest, people.guest].map((token) => listen(token)))
  const load = startLoad(url, mixOf(people), { clients: 12, pauseMs: 5 })
  try {
    await wait(3000)
    await step('The schema of the next release, under running code', () => growSchema(state))
    for (const name of ['web1', 'web2'])
      await step(`Replacing ${name}`, async () => {
        await stopProcess(state, name)
        await startProcess(state, name)
        await untilUp(['web1', 'web2'])
        await wait(1000)
      })
    await step('Replacing the worker', async () => {
      await stopProcess(state, 'worker')
      await startProcess(state, 'worker')
    })
    await wait(2000)
  } finally {
    await load.stop()
  }
  const written = load.answers.filter(({ kind, status }) => kind === 'message' && status === 200)
  const heard = await settle(ears, written.length)
  const rows = await query(
    databaseUrl(state, ports.primary),
    'select key::text, count(*)::int as times from messages where conversation_id = $1 and seq > $2 group by key',
    [people.conversation.id, before],
  )
  return report({ answers: load.answers, written, rows, heard, ears })
}

/** What a next release may add, to every table, while the code of this one is running. */
async function growSchema(state) {
  const primary = databaseUrl(state, ports.primary)
  const tables = await query(
    primary,
    `select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'`,
  )
  for (const { name } of tables) await growTable(primary, name)
}

/** Does what the migration runner does: if a lock is not free quickly, it gives up and tries again. */
async function growTable(primary, name) {
  const columns =
    'add column if not exists next_note text, add column if not exists next_count int not null default 7'
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await query(primary, `set lock_timeout = '1s'; alter table ${name} ${columns}`)
    } catch (error) {
      if (error.code !== '55P03' || attempt === 20) throw error
      await wait(100 * attempt)
    }
  }
}

async function lastSeq(state, conversationId) {
  const text = 'select coalesce(max(seq), 0)::int as seq from messages where conversation_id = $1'
  return (await query(databaseUrl(state, ports.primary), text, [conversationId]))[0].seq
}

/**
 * A live stream as a page keeps it: after a cut it reconnects and goes on after the last event it received.
 */
async function listen(token) {
  const ear = { heard: [], openings: 0, refused: 0, isOver: false, last: null, asked: null }
  const agent = new Agent({ keepAlive: false })
  const open = () =>
    new Promise((resolve) => {
      const headers = { authorization: `Bearer ${token}` }
      if (ear.last !== null) headers['last-event-id'] = ear.last
      ear.asked = get(`${url}/api/live`, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) ear.refused += 1
        else ear.openings += 1
        let rest = ''
        answer.setEncoding('utf8').on('data', (chunk) => {
          const blocks = (rest + chunk).split('\n\n')
          rest = blocks.pop()
          for (const block of blocks) hear(ear, block)
        })
        answer.on('error', () => {})
        answer.on('close', resolve)
      })
      ear.asked.on('error', resolve)
    })
  const keepOpen = async () => {
    while (!ear.isOver) {
      await open()
      if (!ear.isOver) await wait(200)
    }
  }
  ear.done = keepOpen()
  while (ear.openings === 0) await wait(20)
  return ear
}

function hear(ear, block) {
  const [, id, kind, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? []
  if (id !== undefined) ear.last = id
  if (kind === 'message') ear.heard.push(JSON.parse(data).seq)
}

async function settle(ears, wanted) {
  const begun = Date.now()
  while (ears.some(({ heard }) => heard.length < wanted) && Date.now() - begun < 15_000) await wait(100)
  for (const ear of ears) {
    ear.isOver = true
    ear.asked?.destroy()
    await ear.done
  }
  return ears.map(({ heard }) => heard)
}

function report({ answers, written, rows, heard, ears }) {
  const failures = answers.filter(isFailure)
  const found = new Map(rows.map(({ key, times }) => [key, times]))
  const figures = {
    requests: answers.length,
    failed: failures.length,
    'slowest ms': Math.round(Math.max(...answers.map(({ ms }) => ms))),
    'p99 ms': Math.round(
      percentile(
        answers.map(({ ms }) => ms),
        0.99,
      ),
    ),
    'messages acknowledged': written.length,
    'of these lost': written.filter(({ key }) => !found.has(key)).length,
    'of these twice': [...found.values()].filter((times) => times > 1).length,
    'streams cut and resumed': ears.reduce((sum, { openings }) => sum + openings - 1, 0),
    'live events missed': heard.reduce(
      (sum, seqs) => sum + Math.max(0, written.length - new Set(seqs).size),
      0,
    ),
    'live events twice': heard.reduce((sum, seqs) => sum + seqs.length - new Set(seqs).size, 0),
  }
  console.table(figures)
  for (const { kind, path, status, error } of failures.slice(0, 10))
    console.log(`  ${kind} ${path}: ${status || error}`)
  const clean = ['failed', 'of these lost', 'of these twice', 'live events missed', 'live events twice']
  return { isGood: clean.every((name) => figures[name] === 0) && written.length > 0, ...figures }
}
