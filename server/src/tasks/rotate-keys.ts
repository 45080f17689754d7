import { rotateKey } from '../platform/signing/rotate-key.ts'
import { withServer } from './with-server.ts'

export async function rotateKeysTask(): Promise<void> {
  await withServer(async (deps) => {
    const { retired, made } = await rotateKey(deps)
    console.log(`New signing key: ${made}`)
    if (retired) console.log(`Retired key: ${retired}. Packs it signed can still be checked.`)
  })
}
