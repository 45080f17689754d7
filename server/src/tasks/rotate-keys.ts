import { rotateKey } from '../platform/signing/rotate-key.ts'
import { withServer } from './with-server.ts'

export async function rotateKeysTask(): Promise<void> {
  await withServer(async (deps) => {
    const { retired, made } = await rotateKey(deps)
    console.log(`${made} signs from now on.`)
    if (retired) console.log(`${retired} is retired; packs it has signed can still be checked.`)
  })
}
