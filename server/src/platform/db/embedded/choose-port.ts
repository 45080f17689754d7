import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'

/** The same port as last time when it is free, so that a saved connection keeps working; else any. */
export async function choosePort(file: string, wanted: number | undefined): Promise<number> {
  const port = (await listenOn(wanted ?? lastPort(file))) ?? (await listenOn(0))
  if (port === undefined) throw new Error('No port on 127.0.0.1 is free.')
  writeFileSync(file, `${port}\n`)
  return port
}

function lastPort(file: string): number {
  try {
    const port = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(port) && port > 1023 && port < 65_536 ? port : 0
  } catch {
    return 0
  }
}

function listenOn(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(undefined))
    probe.listen(port, '127.0.0.1', () => {
      const { port: got } = probe.address() as AddressInfo
      probe.close(() => resolve(got))
    })
  })
}
