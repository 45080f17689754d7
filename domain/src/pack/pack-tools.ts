/** What a check of a pack needs of the place it runs in. Hashes, keys and signatures are lower-case hexadecimal. */
export type PackTools = {
  sha256(bytes: Uint8Array): Promise<string>
  verify(publicKey: string, message: Uint8Array, signature: string): Promise<boolean>
  encode(text: string): Uint8Array
  /** Throws where the bytes are not UTF-8. */
  decode(bytes: Uint8Array): string
  /** PBKDF2 with HMAC-SHA-1, a thousand rounds: `length` bytes. */
  deriveKey(passphrase: string, salt: Uint8Array, length: number): Promise<Uint8Array>
  hmacSha1(key: Uint8Array, bytes: Uint8Array): Promise<Uint8Array>
  /** AES in counter mode as archives count: from one, the lowest byte first. Encrypts and decrypts alike. */
  aesCounter(key: Uint8Array, bytes: Uint8Array): Uint8Array
  /** Never more than `size` bytes. Throws where it cannot be unpacked. */
  inflate(bytes: Uint8Array, size: number): Uint8Array
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
