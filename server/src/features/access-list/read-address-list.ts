import { isEmail, normaliseEmail } from '@roomtone/domain/account/email'

/** Splits what an admin pasted: one per line, commas, semicolons, or `Name <address>`. */
export function readAddressList(text: string): { valid: string[]; invalid: string[] } {
  const valid = new Set<string>()
  const invalid = new Set<string>()
  for (const piece of text.split(/[\n\r,;]+/)) {
    const trimmed = piece.trim()
    if (trimmed === '') continue
    const address = normaliseEmail(/<([^<>]+)>\s*$/.exec(trimmed)?.[1] ?? trimmed)
    if (isEmail(address) && address.length <= 255) valid.add(address)
    else invalid.add(trimmed.slice(0, 255))
  }
  return { valid: [...valid], invalid: [...invalid] }
}
