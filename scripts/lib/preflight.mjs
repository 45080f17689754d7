import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { PlainError } from './plain-error.mjs'

/** These checks run first, so that nobody installs and builds for minutes before hearing of a problem. */
export async function preflight(env) {
  const production = env.APP_MODE === 'production'
  if (!production) checkFolder(resolve(env.DATA_DIR || './data'))
  if (env.ROLE !== 'worker')
    await checkPort(env.PORT || '3000', env.HOST || (production ? '0.0.0.0' : '127.0.0.1'))
}

function checkFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new PlainError(
      `Roomtone cannot write to the data folder ${folder} (${reason(error.code)}); make it writable or choose another with DATA_DIR=/some/folder npm start.`,
    )
  }
}

function reason(code) {
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied'
  if (code === 'EROFS') return 'the disk is read-only'
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'there is a file in its place'
  return code
}

async function checkPort(text, host) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new PlainError(`PORT must be a whole number from 0 to 65535, not "${text}".`)
  }
  const code = await problemListeningOn(port, host)
  if (code === undefined) return
  const another = `choose another with PORT=${port === 3000 || port > 65_000 ? 3001 : port + 1} npm start`
  if (code === 'EADDRINUSE')
    throw new PlainError(`Port ${port} is already in use. Stop the other program or ${another}.`)
  if (code === 'EACCES')
    throw new PlainError(`This user isn’t allowed to use port ${port}. Instead, ${another}.`)
  throw new PlainError(`HOST=${host} isn’t an address on this machine (${code}).`)
}

function problemListeningOn(port, host) {
  return new Promise((tell) => {
    const probe = createServer()
    probe.on('error', (error) => tell(error.code))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => tell(undefined)))
  })
}
