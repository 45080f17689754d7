import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { createSubjectKeys } from './subject-keys.ts'

const server = useServer()

const sealFor = (subjectId: string, note: string) =>
  server()
    .deps.db.transaction()
    .execute((tx) => server().deps.keys.seal(tx, subjectId, { note }, server().clock.now()))
const openFor = (subjectId: string, sealed: Buffer) =>
  server().deps.keys.open(server().deps.db, subjectId, sealed)

describe('keys of subjects', () => {
  it('are made once, also when several need the first one at the same moment', async () => {
    const subject = randomUUID()
    const notes = ['one', 'two', 'three', 'four', 'five']
    const sealed = await Promise.all(notes.map((note) => sealFor(subject, note)))
    expect(await Promise.all(sealed.map((box) => openFor(subject, box)))).toEqual(
      notes.map((note) => ({ note })),
    )
    const rows = await server()
      .deps.db.selectFrom('subject_keys')
      .select('wrapped_key')
      .where('subject_id', '=', subject)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('open nothing of another subject', async () => {
    const [ada, bea] = [randomUUID(), randomUUID()]
    const sealed = await sealFor(ada, 'hers')
    await sealFor(bea, 'his')
    expect(await openFor(bea, sealed)).toBeNull()
    expect(await openFor(randomUUID(), sealed)).toBeNull()
  })

  it('erase everything with the key, for good', async () => {
    const subject = randomUUID()
    const sealed = await sealFor(subject, 'before')
    await server()
      .deps.db.transaction()
      .execute((tx) => server().deps.keys.erase(tx, subject))
    expect(await openFor(subject, sealed)).toBeNull()
    const later = await sealFor(subject, 'after')
    expect(await openFor(subject, later)).toEqual({ note: 'after' })
    expect(await openFor(subject, sealed)).toBeNull()
  })

  it('seal bytes as they seal fields', async () => {
    const [ada, bea] = [randomUUID(), randomUUID()]
    const { db, keys } = server().deps
    const bytes = randomBytes(100_000)
    const sealed = await db
      .transaction()
      .execute((tx) => keys.sealBytes(tx, ada, new Uint8Array(bytes), server().clock.now()))
    expect(sealed.includes(bytes.subarray(0, 32))).toBe(false)
    expect(await keys.openBytes(db, ada, sealed)).toEqual(bytes)
    await sealFor(bea, 'his')
    expect(await keys.openBytes(db, bea, sealed)).toBeNull()
    await db.transaction().execute((tx) => keys.erase(tx, ada))
    expect(await keys.openBytes(db, ada, sealed)).toBeNull()
  })

  it('are useless under another master key', async () => {
    const subject = randomUUID()
    const sealed = await sealFor(subject, 'mine')
    await expect(createSubjectKeys(randomBytes(32)).open(server().deps.db, subject, sealed)).rejects.toThrow()
  })
})
