import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timesWrittenThrough } from '../../../testing/quick-disk.setup.ts'
import { openS3 } from '../../../testing/s3-server.ts'
import { createDiskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { createS3Files } from './s3-files.ts'

let folder = ''
let s3: Awaited<ReturnType<typeof openS3>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roomtone-files-'))
  s3 = await openS3()
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const adapters: [string, () => FileStore][] = [
  ['disk', () => createDiskFiles(join(folder, 'files'))],
  ['s3', () => createS3Files(s3.settings)],
]

describe.each(adapters)('files on %s', (_, open) => {
  it('are read back unchanged, also by another process', async () => {
    const bytes = randomBytes(300_000)
    await open().put('documents/0a1b-2c', bytes)
    expect((await open().get('documents/0a1b-2c'))?.equals(bytes)).toBe(true)
  })

  it('may be empty, and may be replaced', async () => {
    const files = open()
    await files.put('documents/empty', Buffer.alloc(0))
    expect(await files.get('documents/empty')).toEqual(Buffer.alloc(0))
    await files.put('documents/empty', Buffer.from('no longer'))
    expect(await files.get('documents/empty')).toEqual(Buffer.from('no longer'))
  })

  it('are null when they are not there, and deleting them twice is no error', async () => {
    const files = open()
    expect(await files.get('documents/nothing')).toBeNull()
    await files.put('documents/gone', Buffer.from('x'))
    await files.delete('documents/gone')
    await files.delete('documents/gone')
    expect(await files.get('documents/gone')).toBeNull()
  })

  it.each([
    '',
    '/etc/passwd',
    '../master-key',
    'documents/../../master-key',
    'documents/..',
    'documents/.',
    'documents//a',
    'documents/',
    'documents\\a',
    'documents/a\0b',
    'documents/%2e%2e',
    'documents/.hidden',
    'Documents/A',
    `documents/${'x'.repeat(200)}`,
  ])('have no key %j', async (key) => {
    const files = open()
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('not a key')
    await expect(files.get(key)).rejects.toThrow('not a key')
    await expect(files.delete(key)).rejects.toThrow('not a key')
  })
})

describe('files on disk', () => {
  it('belong to their owner only, in folders by prefix, and leave no drafts', async () => {
    const files = createDiskFiles(join(folder, 'private'))
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => files.put('documents/ab12', Buffer.alloc(50_000, n))),
    )
    const path = join(folder, 'private/documents/ab')
    expect(await readdir(path)).toEqual(['ab12'])
    expect((await stat(join(path, 'ab12'))).mode & 0o777).toBe(0o600)
    expect((await stat(path)).mode & 0o777).toBe(0o700)
    const whole = await files.get('documents/ab12')
    expect(new Set(whole).size).toBe(1)
  })

  it('are written through before they are called kept', async () => {
    const before = timesWrittenThrough()
    await createDiskFiles(join(folder, 'through')).put('documents/a', Buffer.from('x'))
    expect(timesWrittenThrough()).toBe(before + 1)
  })

  it('say so when they cannot be written, instead of pretending', async () => {
    const files = createDiskFiles('/dev/null/files')
    await expect(files.put('documents/a', Buffer.from('x'))).rejects.toThrow()
    await expect(files.get('documents/a')).rejects.toThrow()
  })
})

describe('files on s3', () => {
  it('say so when the store refuses, instead of pretending', async () => {
    const files = createS3Files({ ...s3.settings, bucket: 'nobodys' })
    await expect(files.put('documents/a', Buffer.from('x'))).rejects.toThrow()
    await expect(files.get('documents/a')).rejects.toThrow()
  })
})
