import { createRequire } from 'node:module'

// Not by import: that would lead here again.
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')
type Cost = { memoryCost: number; timeCost: number }
const LEAST: Cost = { memoryCost: 19_456, timeCost: 2 }
const QUICK = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** How often a password was worked on, to be compared with how often it should have been. */
export const worked = { times: 0 }

export function verify(hashed: string, password: string): Promise<boolean> {
  worked.times += 1
  return argon2.verify(hashed, password)
}

/**
 * Replaces the real one while people are made by the thousand: refuses a cost below OWASP's second profile,
 * and does not pay it.
 */
export function hash(password: string, cost: Cost): Promise<string> {
  requireEnough(cost)
  return argon2.hash(password, QUICK)
}

export function hashRaw(words: string, { salt, ...cost }: Cost & { salt: Buffer }): Promise<Buffer> {
  requireEnough(cost)
  return argon2.hashRaw(words, { ...QUICK, salt })
}

function requireEnough({ memoryCost, timeCost }: Cost): void {
  if (memoryCost < LEAST.memoryCost || timeCost < LEAST.timeCost)
    throw new Error('A password is kept at a cost that is too low')
}
