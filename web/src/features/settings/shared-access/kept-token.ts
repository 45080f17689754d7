import { tokenInAddress } from '../../account/token-in-address.ts'

const KEY = 'cohost-invitation'

/** Signing in leads away from the address that carries it; this tab remembers it meanwhile. */
export function keptToken(): string | null {
  const token = tokenInAddress()
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
