/** Mail links carry their token behind the #, which browsers send to nobody. */
export function tokenInAddress(): string | null {
  return new URLSearchParams(window.location.hash.slice(1)).get('token')
}
