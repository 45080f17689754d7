export const EMAIL_MAX = 255

/** One spelling per address: the access list, the waitlist and the accounts are all looked up by this. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@')
  if (at < 1 || at > 64 || email.length - at - 1 < 3) return false
  return EMAIL.test(email)
}

const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i
