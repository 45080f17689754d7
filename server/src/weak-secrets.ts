/** What each has to be worth at least, in bits, as `bitsOf` estimates them. */
const LEAST_BITS = { SESSION_SECRET: 80, MASTER_KEY: 80, METRICS_TOKEN: 30 }

/** Words of examples: in instructions, and in the settings that our own tests run with. */
const EXAMPLE = /change.?me|your.?(secret|key|token)|example|placeholder|openssl|long enough/i

type Secrets = { [Name in keyof typeof LEAST_BITS]?: string | undefined }

/** The names of those that could be guessed. */
export function findWeakSecrets(secrets: Secrets): string[] {
  const names = Object.keys(LEAST_BITS) as (keyof typeof LEAST_BITS)[]
  return names.filter((name) => {
    const secret = secrets[name]
    return secret !== undefined && (EXAMPLE.test(secret) || bitsOf(secret) < LEAST_BITS[name])
  })
}

/**
 * A rough upper estimate: repetition counts once, a plain continuation (aaaa, 1234, 9876) does not count, and
 * each other character is worth as much as there are different ones.
 */
function bitsOf(secret: string): number {
  const once = secret.slice(0, periodOf(secret))
  const codes = [...once].map((letter) => letter.charCodeAt(0))
  const step = (place: number) => (codes[place] ?? 0) - (codes[place - 1] ?? 0)
  const surprising = codes.filter((_, place) => place < 2 || step(place) !== step(place - 1))
  return surprising.length * Math.log2(new Set(once).size)
}

/** The length after which it repeats: 2 for ababab, its full length if it never does. */
function periodOf(secret: string): number {
  let period = 1
  while (!secret.slice(period).startsWith(secret.slice(0, secret.length - period))) period += 1
  return period
}
