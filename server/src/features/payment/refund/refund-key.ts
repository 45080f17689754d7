/** What the processor and the ledger know an attempt by: the first by the refund alone. */
export function refundKey(id: string, attempt: number): string {
  return attempt === 1 ? `refund:${id}` : `refund:${id}:${attempt}`
}
