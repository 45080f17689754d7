/** What a check of a pack needs of the place it runs in. Hashes, keys and signatures are lower-case hexadecimal. */
export type PackTools = {
  sha256(bytes: Uint8Array): Promise<string>
  verify(publicKey: string, message: Uint8Array, signature: string): Promise<boolean>
  encode(text: string): Uint8Array
  /** Throws where the bytes are not UTF-8. */
  decode(bytes: Uint8Array): string
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
