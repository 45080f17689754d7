const KEY = 'roomtone.ref'
const MONTH = 30 * 86_400_000

/**
 * The code of the referral link that brought this browser here within the last 30 days; `shell/boot/` stores
 * it.
 */
export function keptCode(): { ref?: string } {
  try {
    const [ref, at] = localStorage.getItem(KEY)?.split(' ') ?? []
    return ref && Date.now() - Number(at) < MONTH ? { ref } : {}
  } catch {
    // Blocked storage: no referrer is known.
    return {}
  }
}
