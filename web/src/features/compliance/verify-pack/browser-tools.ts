import { etc, verifyAsync } from '@noble/ed25519'
import type { PackTools } from '@roomtone/domain/pack/pack-tools'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const encoder = new TextEncoder()

/** What a check of a pack needs, as browsers have it. Ed25519 is not yet in all of them. */
export const browserTools: PackTools = {
  sha256: async (bytes) =>
    etc.bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource))),
  verify: async (publicKey, message, signature) => {
    try {
      return await verifyAsync(etc.hexToBytes(signature), message, etc.hexToBytes(publicKey), {
        zip215: false,
      })
    } catch {
      return false
    }
  },
  encode: (text) => encoder.encode(text),
  decode: (bytes) => decoder.decode(bytes),
}
