import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { migrate, pendingMigrations, readMigrations } from './migrate.ts'

const server = useServer()

describe('migrations', () => {
  it('are numbered without a gap, in plain words', async () => {
    const names = (await readMigrations()).map((migration) => migration.name)
    expect(names.length).toBeGreaterThan(0)
    names.forEach((name, index) => {
      expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(3, '0')}_[a-z0-9_]+\\.sql$`))
    })
  })

  it('have nothing to do on a database that has them', async () => {
    expect(await migrate(server().database.pool)).toEqual([])
  })

  it('refuse when an applied one was changed, naming it', async () => {
    const { owner: pool } = server()
    await pool.query("update schema_migrations set hash = 'other' where name like '001%'")
    await expect(migrate(pool)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/^The migration 001_\w+\.sql was changed after it had been applied/),
    })
  })

  it('refuse a database that is ahead of the code', () => {
    expect(() => pendingMigrations([], [{ name: '900_later.sql', hash: 'x' }])).toThrow(/newer Roomtone/)
  })

  it('run once when two processes start on an empty database', async () => {
    const { owner: pool } = server()
    await pool.query('drop schema public cascade; create schema public; drop schema graphile_worker cascade')
    const applied = await Promise.all([migrate(pool), migrate(pool)])
    const names = (await readMigrations()).map((migration) => migration.name)
    expect(applied.flat()).toEqual(names)
  })
})
