const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const dayAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** Nov 15; with the year when it is not this one. */
export function savedMoment(instant: string, now = new Date()): string {
  const at = new Date(instant)
  return (at.getFullYear() === now.getFullYear() ? day : dayAndYear).format(at)
}
