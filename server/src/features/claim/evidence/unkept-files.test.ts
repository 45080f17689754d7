import { claimCalls } from '@roomtone/contract/claim/claim.calls'
import { afterEach, describe, expect, it } from 'vitest'
import { actorOf } from '../../../../testing/booking.ts'
import { useClaims } from '../../../../testing/claims.ts'
import { CRASH_POINTS, useCrashes } from '../../../../testing/crash.ts'
import { aShoot } from '../../../../testing/crew.ts'
import { A_PDF, usePacketFiles } from '../../../../testing/packet-files.ts'
import { useServer } from '../../../../testing/server.ts'
import type { Deps } from '../../../platform/deps.ts'
import { uploadPacketFile } from '../../compliance/file/upload-packet-file.ts'
import { addEvidence } from './add-evidence.ts'

const server = useServer()
const crashes = useCrashes(server)
const claims = useClaims(server)
const files = usePacketFiles(server)

const PACKET = { job: 'drop-unkept-file', table: 'packet_files', folder: 'packets' }
const EVIDENCE = { job: 'drop-unkept-evidence', table: 'claim_evidence', folder: 'claims' }
type Place = typeof PACKET

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server().database.pool.query<Row>(text, values)).rows

/** The ids of files that somebody is to look after, the oldest first. */
async function begun({ job }: Place): Promise<string[]> {
  const waiting = await rows<{ id: string }>(
    `select coalesce(payload ->> 'fileId', payload ->> 'evidenceId') as id
     from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = $1 order by job.id`,
    [job],
  )
  return waiting.map(({ id }) => id)
}

/** Whether there are bytes of it, and whether there is a row. */
async function stateOf({ table, folder }: Place, id: string): Promise<[boolean, boolean]> {
  const bytes = await server().deps.files.get(`${folder}/${id}`)
  return [bytes !== null, (await rows(`select 1 from ${table} where id = $1`, [id])).length > 0]
}

async function anHourLater(): Promise<void> {
  await server().bringJobsForward()
  await server().drain()
}

/** The commit that this is written with goes through, and its answer gets lost. */
function deaf(deps: Deps, audited: string): Deps {
  let isOver = false
  const db = new Proxy(deps.db, {
    get(target, name) {
      const real: unknown = Reflect.get(target, name, target)
      if (name !== 'transaction') return typeof real === 'function' ? real.bind(target) : real
      return () => ({
        execute: async (work: Parameters<ReturnType<typeof target.transaction>['execute']>[0]) => {
          const result = await target.transaction().execute(work)
          if (isOver) throw new Error('Connection terminated unexpectedly')
          return result
        },
      })
    },
  })
  const record: Deps['audit']['record'] = async (tx, entry) => {
    await deps.audit.record(tx, entry)
    if (entry.action === audited) isOver = true
  }
  return { ...deps, db, audit: { record } }
}

afterEach(anHourLater)

async function killAtEach(place: Place, action: () => Promise<Parameters<typeof crashes.kill>[0]['action']>) {
  const audited = place === PACKET ? 'file.added' : 'claim.evidence_added'
  const orders = []
  for (const point of CRASH_POINTS)
    orders.push({ call: 'put' as const, audited, point, action: await action() })
  const ids: string[] = []
  for (const order of orders) {
    await crashes.kill(order)
    ids.push((await begun(place)).find((id) => !ids.includes(id)) ?? '')
  }
  const states = () => Promise.all(ids.map((id) => stateOf(place, id)))
  expect(await states()).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [true, true],
  ])
  await anHourLater()
  expect(await states()).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [true, true],
  ])
}

const pdf = A_PDF.toString('base64')

describe('a process that is killed', () => {
  it('while it takes a file of a packet leaves no orphaned bytes', async () => {
    await killAtEach(PACKET, async () => {
      const { id, guest } = await aShoot(server())
      return { kind: 'packet file', actor: actorOf(guest), id, pdf }
    })
  }, 120_000)

  it('while it takes evidence leaves no orphaned bytes', async () => {
    await killAtEach(EVIDENCE, async () => {
      const shoot = await claims.aShoot()
      const { id } = await claims.open(shoot, shoot.host)
      return { kind: 'evidence', actor: actorOf(shoot.host), id, pdf }
    })
  }, 120_000)
})

describe('a commit whose answer is lost', () => {
  it('keeps a file of a packet readable', async () => {
    const { id, guest, host } = await aShoot(server())
    const upload = { bookingId: id, kind: 'permit' as const, name: 'Permit.pdf', bytes: A_PDF }
    await expect(uploadPacketFile(deaf(server().deps, 'file.added'), actorOf(guest), upload)).rejects.toThrow(
      'Connection terminated',
    )
    const [file] = await begun(PACKET)
    await anHourLater()
    expect((await files.read(file ?? '', host)).bytes).toEqual(A_PDF)
  })

  it('keeps evidence readable', async () => {
    const shoot = await claims.aShoot()
    const { id } = await claims.open(shoot, shoot.host)
    const upload = { id, name: 'Permit.pdf', bytes: A_PDF }
    await expect(
      addEvidence(deaf(server().deps, 'claim.evidence_added'), actorOf(shoot.host), upload),
    ).rejects.toThrow('Connection terminated')
    const [evidence] = await begun(EVIDENCE)
    await anHourLater()
    const read = await server().call(
      claimCalls.evidence,
      { params: { id: evidence ?? '' } },
      await claims.as(shoot.guest),
    )
    expect(Buffer.from(read.base64, 'base64')).toEqual(A_PDF)
  })
})
