import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Mail links carry their token behind the #, which browsers send to nobody. Another link that is opened in the same tab
 * changes the address only there and loads nothing again: the last one that this page was opened with counts.
 */
export function useTokenInAddress(): string | null {
  const inAddress = new URLSearchParams(useLocation().hash.slice(1)).get('token')
  const [token, setToken] = useState(inAddress)
  if (inAddress === null || inAddress === token) return token
  setToken(inAddress)
  return inAddress
}
