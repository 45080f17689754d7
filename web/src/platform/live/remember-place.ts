/** Where a person stands in their events, in this tab. Kept over a reload, so that it goes on where it was. */
export function rememberPlace(userId: string): { get(): string | null; set(at: string): void } {
  const key = `roomtone.live.${userId}`
  let place = read(key)
  return {
    get: () => place,
    set(at) {
      place = at
      try {
        sessionStorage.setItem(key, at)
      } catch {
        // Storage that is blocked costs a reload its place, nothing else.
      }
    },
  }
}

function read(key: string): string | null {
  try {
    const kept = sessionStorage.getItem(key)
    return kept !== null && /^\d+$/.test(kept) ? kept : null
  } catch {
    return null
  }
}
