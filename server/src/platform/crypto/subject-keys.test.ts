import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useHouse } from '../../../testing/house.ts'
import { createSubjectKeys } from './subject-keys.ts'

const house = useHouse()

const sealFor = (subjectId: string, note: string) =>
  house()
    .deps.db.transaction()
    .execute((tx) => house().deps.keys.seal(tx, subjectId, { note }, house().clock.now()))
const openFor = (subjectId: string, sealed: Buffer) =>
  house().deps.keys.open(house().deps.db, subjectId, sealed)

describe('keys of subjects', () => {
  it('are made once, also when several need the first one at the same moment', async () => {
    const subject = randomUUID()
    const notes = ['one', 'two', 'three', 'four', 'five']
    const sealed = await Promise.all(notes.map((note) => sealFor(subject, note)))
    expect(await Promise.all(sealed.map((box) => openFor(subject, box)))).toEqual(
      notes.map((note) => ({ note })),
    )
    const rows = await house()
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
    await house()
      .deps.db.transaction()
      .execute((tx) => house().deps.keys.erase(tx, subject))
    expect(await openFor(subject, sealed)).toBeNull()
    const later = await sealFor(subject, 'after')
    expect(await openFor(subject, later)).toEqual({ note: 'after' })
    expect(await openFor(subject, sealed)).toBeNull()
  })

  it('seal bytes as they seal fields', async () => {
    const [ada, bea] = [randomUUID(), randomUUID()]
    const { db, keys } = house().deps
    const bytes = randomBytes(100_000)
    const sealed = await db
      .transaction()
      .execute((tx) => keys.sealBytes(tx, ada, new Uint8Array(bytes), house().clock.now()))
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
    await expect(createSubjectKeys(randomBytes(32)).open(house().deps.db, subject, sealed)).rejects.toThrow()
  })
})
