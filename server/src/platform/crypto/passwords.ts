import { hash, hashRaw, verify } from '@node-rs/argon2'

// OWASP's second profile for Argon2id: 19 MiB, two passes, one lane. The library's default algorithm is Argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** As slow as a password's, for what is looked up by its hash: the same words with the same salt give the same bytes. */
export function hashSlowly(words: string, salt: Buffer): Promise<Buffer> {
  return hashRaw(words, { ...COST, salt })
}

/** Without a stored hash it still works as long, so that timing does not tell who has an account. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy()), password)
  return matches && stored !== null
}

let decoyHash: Promise<string> | undefined
function decoy(): Promise<string> {
  decoyHash ??= hashPassword('nobody has this password')
  return decoyHash
}

/** Made before the first request, so that the first unknown address is not slower than the rest. */
export async function warmUpPasswords(): Promise<void> {
  await decoy()
}
