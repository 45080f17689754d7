/** 1250 → 12.5, as people type it. */
export function percentText(hundredths: number): string {
  return String(hundredths / 100)
}

/** NaN for anything that is no number of hundredths: the contract then says what is wrong. */
export function hundredthsOf(text: string): number {
  const value = Number(text.replace(',', '.'))
  return text.trim() === '' ? Number.NaN : Math.round(value * 100)
}
