const KEY = 'roomtone.device'

/**
 * A name that this browser gives itself and keeps across sign-outs, so that a sign-in from elsewhere stands
 * out.
 */
export function deviceId(): string | undefined {
  try {
    const known = localStorage.getItem(KEY)
    if (known) return known
    const fresh = crypto.randomUUID()
    localStorage.setItem(KEY, fresh)
    return fresh
  } catch {
    return undefined
  }
}
