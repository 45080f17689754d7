import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'

const server = useServer()
const subjectId = randomUUID()

const entry = (step: number) => ({
  now: server().clock.now(),
  actorId: null,
  action: 'booking.requested' as const,
  subjectType: 'booking' as const,
  subjectId,
  data: { step },
})

const steps = async () => {
  const { rows } = await server().database.pool.query(
    "select data ->> 'step' as step from audit_log where subject_id = $1 order by id",
    [subjectId],
  )
  return rows.map((row: { step: string }) => row.step)
}

const payloads = async () => {
  const { rows } = await server().database.pool.query(
    `select payload from graphile_worker._private_jobs as job
     join graphile_worker._private_tasks as task on task.id = job.task_id
     where task.identifier = 'plan-trip' order by job.id`,
  )
  return rows.map((row: { payload: { bookingId: string } }) => row.payload.bookingId)
}

describe('what goes with a change', () => {
  it('is written with its commit, each in its order, and not at all without one', async () => {
    const { deps } = server()
    const change = (names: string[], fails: boolean) =>
      deps.db.transaction().execute(async (tx) => {
        for (const [step, bookingId] of names.entries()) {
          await deps.audit.record(tx, entry(step))
          await deps.jobs.add(tx, 'plan-trip', { bookingId })
        }
        if (fails) throw new Error('it came to nothing')
      })
    await expect(change(['never'], true)).rejects.toThrow('it came to nothing')
    expect([await steps(), await payloads()]).toEqual([[], []])
    await change(['one', 'two', 'three'], false)
    expect(await steps()).toEqual(['0', '1', '2'])
    expect(await payloads()).toEqual(['one', 'two', 'three'])
  })

  it('with a key takes the place of what had it, in the same transaction too', async () => {
    const { deps } = server()
    const add = (handle: typeof deps.db, bookingId: string) =>
      deps.jobs.add(handle, 'plan-trip', { bookingId }, { key: 'records-test' })
    await deps.db.transaction().execute(async (tx) => {
      await add(tx, 'first')
      await add(tx, 'second')
    })
    expect((await payloads()).at(-1)).toBe('second')
    expect(await payloads()).not.toContain('first')
    await add(deps.db, 'third')
    expect(await payloads()).not.toContain('second')
  })
})
