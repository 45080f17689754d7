import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { openDatabaseKey, resealDatabaseKey } from './database-key.ts'
import { seal } from './sealed-box.ts'
import { createSubjectKeys } from './subject-keys.ts'

const server = useServer()
const [one, two] = [randomBytes(32), randomBytes(32)]
const NOT_THIS_ONE = 'MASTER_KEY is not the key this database was sealed with'

const openWith = (masterKey: Buffer) =>
  openDatabaseKey({ db: server().deps.db, clock: server().clock, masterKey })
const reseal = (from: Buffer, to: Buffer) =>
  server()
    .deps.db.transaction()
    .execute((tx) => resealDatabaseKey(tx, { from, to, now: server().clock.now() }))

beforeEach(async () => {
  await server()
    .deps.db.deleteFrom('platform_settings')
    .where('name', 'in', ['house_key', 'master_key_check'])
    .execute()
})

describe('the key of the database', () => {
  it('is made once, no matter who comes first, and is not the master key', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => openWith(one)))
    expect(new Set(keys.map(String)).size).toBe(1)
    expect(keys[0]).toHaveLength(32)
    expect(keys[0]).not.toEqual(one)
  })

  it('is refused to another master key', async () => {
    await openWith(one)
    await expect(openWith(two)).rejects.toThrow(NOT_THIS_ONE)
  })

  it('stays the same when the master key is changed, which then opens it alone', async () => {
    const { db } = server().deps
    const subject = randomUUID()
    const before = await openWith(one)
    const sealed = await db
      .transaction()
      .execute((tx) =>
        createSubjectKeys(before).seal(tx, subject, { note: 'the side gate' }, server().clock.now()),
      )
    await reseal(one, two)
    const after = await openWith(two)
    expect(after).toEqual(before)
    expect(await createSubjectKeys(after).open(db, subject, sealed)).toEqual({ note: 'the side gate' })
    await expect(openWith(one)).rejects.toThrow(NOT_THIS_ONE)
  })

  it('is not changed by somebody who does not have the master key, nor before there is one', async () => {
    await expect(reseal(one, two)).rejects.toThrow('Nothing is sealed')
    await openWith(one)
    await expect(reseal(two, one)).rejects.toThrow(NOT_THIS_ONE)
    await expect(openWith(one)).resolves.toHaveLength(32)
  })

  it('is the master key itself where that sealed everything, until it is changed', async () => {
    const { db } = server().deps
    const value = JSON.stringify(
      seal(one, Buffer.from('master_key_check'), 'master_key_check').toString('base64'),
    )
    await db
      .insertInto('platform_settings')
      .values({ name: 'master_key_check', value, updated_at: server().clock.now() })
      .execute()
    await expect(openWith(two)).rejects.toThrow(NOT_THIS_ONE)
    expect(await openWith(one)).toEqual(one)
    await reseal(one, two)
    expect(await openWith(two)).toEqual(one)
  })
})
