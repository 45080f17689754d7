import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Email links carry their token behind the #, which browsers send to nobody. Opening another link in the same
 * tab changes only that part and reloads nothing, so the last link counts.
 */
export function useTokenInAddress(): string | null {
  const inAddress = new URLSearchParams(useLocation().hash.slice(1)).get('token')
  const [token, setToken] = useState(inAddress)
  if (inAddress === null || inAddress === token) return token
  setToken(inAddress)
  return inAddress
}
