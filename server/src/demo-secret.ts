import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './platform/startup-error.ts'

/** Demo secrets are made once and kept beside the data, readable by their owner only. */
export function demoSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = randomBytes(32).toString('hex')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, `${secret}\n`, { mode: 0o600 })
    chmodSync(file, 0o600)
  } catch {
    throw new StartupError(
      `The folder ${dataDir} cannot be written. Choose another with DATA_DIR=… or change its owner.`,
    )
  }
  return secret
}
