/** Kept in this tab, for a reload and for a session that ends in the middle of a line. */
export function readDraft<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Storage that is full or blocked costs the safety net, not the page. */
export function keepDraft(key: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // The page still holds it.
  }
}
