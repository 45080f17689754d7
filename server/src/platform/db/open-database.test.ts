import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { cloneDatabase } from '../../../testing/clone-database.ts'
import type { Config } from '../../config.ts'
import { openDatabase } from './open-database.ts'

let [url, ownerUrl, drop] = ['', '', async () => {}]

beforeAll(async () => {
  const clone = await cloneDatabase(inject('template'))
  url = clone.url
  ownerUrl = clone.ownerUrl
  drop = clone.drop
})

afterAll(() => drop())

const open = (databaseUrl: string, databaseOwnerUrl: string | null) =>
  openDatabase({ databaseUrl, databaseOwnerUrl } as Config, () => {})

it('a database of one’s own has one user or two', async () => {
  expect(await open(url, null)).toMatchObject({ url, ownerUrl: null })
  expect(await open(url, ownerUrl)).toMatchObject({ url, ownerUrl })
})

it('two users are not the same one', async () => {
  await expect(open(url, url)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('name the same user'),
  })
})

it('an owner who is not let in is named as such, without their password', async () => {
  const stranger = new URL(ownerUrl)
  stranger.password = 'not-the-one'
  const refusal = await open(url, stranger.href).catch((error: Error) => error.message)
  expect(refusal).toMatch(/^The database of DATABASE_OWNER_URL cannot be reached/)
  expect(refusal).not.toContain('not-the-one')
})
