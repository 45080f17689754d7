const KEY = 'roomtone.call-sheet'

/**
 * The secret of a personal link stands behind the #, which browsers send to nobody. It leaves the address bar at
 * once, where a screenshot or a shared address would carry it on, and stays in this tab for a reload.
 */
export function takeToken(): string | null {
  const { hash, pathname, search } = window.location
  const token = new URLSearchParams(hash.slice(1)).get('token')
  if (token === null) return stored(() => sessionStorage.getItem(KEY))
  window.history.replaceState(window.history.state, '', pathname + search)
  stored(() => sessionStorage.setItem(KEY, token))
  return token
}

export function forgetToken(): void {
  stored(() => sessionStorage.removeItem(KEY))
}

/** Storage may be blocked; the page then works until it is reloaded. */
function stored<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
