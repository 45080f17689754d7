import { unsafe } from '@noble/ciphers/aes.js'
import { etc, verifyAsync } from '@noble/ed25519'
import type { PackTools } from '@roomtone/domain/pack/pack-tools'
import { inflateSync } from 'fflate'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const encoder = new TextEncoder()
const { subtle } = globalThis.crypto ?? {}

/**
 * The cryptography that a check of a pack needs, for browsers and Node alike: where the two differ (Ed25519,
 * unpacking) or lack something (counters whose lowest byte comes first), a library does it.
 */
export const packTools: PackTools = {
  sha256: async (bytes) =>
    etc.bytesToHex(new Uint8Array(await subtle.digest('SHA-256', bytes as BufferSource))),
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
  deriveKey: async (passphrase, salt, length) => {
    const typed = await subtle.importKey('raw', encoder.encode(passphrase), 'PBKDF2', false, ['deriveBits'])
    const how = { name: 'PBKDF2', hash: 'SHA-1', salt: salt as BufferSource, iterations: 1000 }
    return new Uint8Array(await subtle.deriveBits(how, typed, 8 * length))
  },
  hmacSha1: async (key, bytes) => {
    const how = { name: 'HMAC', hash: 'SHA-1' }
    const signing = await subtle.importKey('raw', key as BufferSource, how, false, ['sign'])
    return new Uint8Array(await subtle.sign('HMAC', signing, bytes as BufferSource))
  },
  aesCounter: (key, bytes) => {
    const counter = new Uint8Array(16)
    counter[0] = 1
    // A copy, because the library reads whole words and the bytes of an archive begin anywhere.
    return unsafe.ctr32(unsafe.expandKeyLE(key.slice()), true, counter, bytes.slice())
  },
  inflate: (bytes, size) => inflateSync(bytes, { out: new Uint8Array(size) }),
}
