/** By how much comes back, since a policy may have any steps: everything, some of it, nothing. */
export function refundTone(percent: number): string {
  if (percent === 100) return 'bg-ok'
  return percent > 0 ? 'bg-wait' : 'bg-ink-3'
}

/** How wide its part of the bar is; what gives nothing back is seen too. */
export function refundShare(percent: number): number {
  return 1 + percent / 25
}
