import { useLocation } from 'react-router'

/** To the verification page, and back here when it is done. */
export function useVerifyPath(): string {
  const { pathname, search } = useLocation()
  return `/verify-identity?next=${encodeURIComponent(pathname + search)}`
}
