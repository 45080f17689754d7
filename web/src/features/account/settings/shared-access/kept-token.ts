const KEY = 'cohost-invitation'

/** Signing in leaves the address that carries the token, so this tab remembers it meanwhile. */
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
    // Where nothing can be stored there is nothing to forget.
  }
}
