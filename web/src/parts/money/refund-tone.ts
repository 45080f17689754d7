/** By the share that is refunded, since a policy may have any steps: everything, some of it, nothing. */
export function refundTone(percent: number): string {
  if (percent === 100) return 'bg-ok'
  return percent > 0 ? 'bg-wait' : 'bg-ink-3'
}

/** The width of its part of the bar; a step without a refund is visible too. */
export function refundShare(percent: number): number {
  return 1 + percent / 25
}
