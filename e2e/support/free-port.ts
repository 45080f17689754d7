import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the range for outgoing connections: one of those would otherwise take the port before it is used
// again.
const [LOWEST, HIGHEST] = [20_000, 32_000]

/** A port that nobody listens on, and that stays free until it is handed out. */
export async function freePort(): Promise<number> {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
  const probe = createServer()
  probe.listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort()
  }
  probe.close()
  await once(probe, 'close')
  return port
}
