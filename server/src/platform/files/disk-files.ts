import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { requireSafeKey } from './require-safe-key.ts'

/** Files under one folder, readable by their owner only. */
export function createDiskFiles(root: string): FileStore {
  return {
    async put(key, bytes) {
      const path = pathOf(root, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = `${path}.${randomUUID()}.tmp`
      try {
        await writeThrough(draft, bytes)
        // A kill before this line leaves no half file under the key; after it, the whole one.
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(root, key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async delete(key) {
      await rm(pathOf(root, key), { force: true })
    },
  }
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** `documents/ab12…` is in `documents/ab/`, so that no folder grows without end. */
function pathOf(root: string, key: string): string {
  const segments = requireSafeKey(key)
  const name = segments.at(-1) ?? ''
  return join(root, ...segments.slice(0, -1), name.slice(0, 2), name)
}
