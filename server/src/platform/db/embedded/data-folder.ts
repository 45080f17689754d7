import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError } from '../../startup-error.ts'

export interface DataFolder {
  /** What the person chose; everything of Roomtone is below it. */
  root: string
  /** What belongs to PostgreSQL, and to the user it runs as. */
  postgres: string
  cluster: string
  password: string
  port: string
  log: string
}

export function openDataFolder(dataDir: string): DataFolder {
  const chosen = resolve(dataDir)
  try {
    mkdirSync(chosen, { recursive: true })
    accessSync(chosen, constants.R_OK | constants.W_OK | constants.X_OK)
    const root = realpathSync(chosen)
    const postgres = join(root, 'postgres')
    mkdirSync(postgres, { recursive: true, mode: 0o700 })
    accessSync(postgres, constants.R_OK | constants.W_OK | constants.X_OK)
    return {
      root,
      postgres,
      cluster: join(postgres, 'cluster'),
      password: join(postgres, 'password'),
      port: join(postgres, 'port'),
      log: join(postgres, 'server.log'),
    }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException
    throw new StartupError(
      `Roomtone cannot write to the data folder ${path ?? chosen} (${reason(code)}); make it writable or choose another with DATA_DIR.`,
      { cause: error },
    )
  }
}

function reason(code: string | undefined): string {
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied'
  if (code === 'EROFS') return 'the disk is read-only'
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'there is a file in its place'
  if (code === 'ENOSPC') return 'the disk is full'
  return code ?? 'unknown reason'
}
