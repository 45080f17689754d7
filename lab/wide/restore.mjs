import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { step } from '../../scripts/lib/step.mjs'
import { until } from '../stage/cluster.mjs'
import { own } from '../stage/postgres-user.mjs'
import { query } from '../stage/query.mjs'
import { askJson, meet } from './load.mjs'
import { inFolder, ports, url } from './place.mjs'
import { copyPrimary, databaseUrl, requestsUrl, startPostgres, stopPostgres } from './postgres.mjs'
import { environment, startProcess, stopProcess } from './processes.mjs'

const MISTAKE = 'Test, please ignore'

/** The drill of docs/operations.md: a backup, work, a mistake, and back to the moment before it. */
export async function restore(state) {
  const primary = databaseUrl(state, ports.primary)
  const restored = databaseUrl(state, ports.restored)
  const data = await step('A base backup of the running primary', () =>
    copyPrimary(state, 'restored', ['-X', 'fetch']),
  )
  const before = await step('Work, and a look at the clock', () => work(state))
  const titles = await query(primary, 'select id, title from properties')
  await step('A mistake: every listing is called the same', () =>
    query(primary, 'update properties set title = $1', [MISTAKE]),
  )
  await step('The log arrives in the archive', () => untilArchived(primary))
  const begun = Date.now()
  await step(`Restoring to ${before.at}`, () => recover(state, data, before.at))
  const seconds = Math.round((Date.now() - begun) / 100) / 10
  try {
    const results = await step('Roomtone starts on it, and is asked', () => look(state, restored, before))
    console.table(results)
    return { isGood: Object.values(results).every(Boolean), seconds, ...results }
  } finally {
    await stopProcess(state, 'web13')
    // A running set-up is used by others after us.
    await query(
      primary,
      'update properties set title = was.title from unnest($1::uuid[], $2::text[]) as was (id, title) where properties.id = was.id',
      [titles.map(({ id }) => id), titles.map(({ title }) => title)],
    )
    await stopPostgres(state, 'restored')
  }
}

async function work(state) {
  const { guest, conversation } = await meet(url)
  const body = { key: randomUUID(), content: 'The truck comes at seven.', fileIds: [] }
  const path = `/api/conversations/${conversation.id}/messages`
  await askJson(url, path, { method: 'POST', token: guest, body })
  const primary = databaseUrl(state, ports.primary)
  const [{ titles }] = await query(primary, 'select count(distinct title)::int as titles from properties')
  await wait(50)
  const [{ at }] = await query(primary, 'select clock_timestamp()::text as at')
  await wait(50)
  return { key: body.key, titles, at }
}

async function untilArchived(primary) {
  const [{ file }] = await query(primary, 'select pg_walfile_name(pg_current_wal_insert_lsn()) as file')
  await query(primary, 'select pg_switch_wal()')
  await until(primary, 'select last_archived_wal >= $1 from pg_stat_archiver', [file])
}

async function recover(state, data, at) {
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `port = ${ports.restored}
archive_mode = off
restore_command = 'cp "${inFolder('archive')}/%f" "%p"'
recovery_target_time = '${at}'
recovery_target_action = 'promote'
`,
  )
  const signal = join(data, 'recovery.signal')
  writeFileSync(signal, '')
  own(signal)
  await startPostgres(state, 'restored')
  await until(databaseUrl(state, ports.restored, 'postgres'), 'select not pg_is_in_recovery()')
}

async function look(state, restored, before) {
  const env = { DATABASE_URL: requestsUrl(state, ports.restored), DATABASE_REPLICA_URL: '' }
  await startProcess(state, 'web13', { ...env, PUBLIC_URL: `http://localhost:${ports.restoredWeb}` })
  const shown = await askJson(`http://127.0.0.1:${ports.restoredWeb}`, '/api/properties?limit=24')
  const [{ found }] = await query(restored, 'select count(*)::int as found from messages where key = $1', [
    before.key,
  ])
  const [{ titles }] = await query(restored, 'select count(distinct title)::int as titles from properties')
  return {
    'what was acknowledged before is there': found === 1,
    'the mistake never happened':
      titles === before.titles && shown.items.every(({ title }) => title !== MISTAKE),
    'the audit log verifies': await verifyAudit(env, state),
  }
}

async function verifyAudit(env, state) {
  const command = [inRoot('server/dist/tasks/main.js'), 'verify-audit']
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: environment(state, env),
  }).catch((error) => error)
  return String(stdout).includes('whole')
}
