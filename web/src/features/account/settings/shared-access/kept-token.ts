const KEY = 'cohost-invitation'

/** Signing in leads away from the address that carries it; this tab remembers it meanwhile. */
export function keepToken(token: string | null): string | null {
  try {
    if (token) sessionStorage.setItem(KEY, token)
    return token ?? sessionStorage.getItem(KEY)
  } catch {
    return token
  }
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
