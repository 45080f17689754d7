import { COUNTER_MAX, COUNTER_MIN, PRICE_MAX } from '@roomtone/domain/listing/options'

/** A whole number from what was typed; null while there is none. */
export function readWhole(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
}

export function withinCounter(count: number): number {
  return Math.min(Math.max(count, COUNTER_MIN), COUNTER_MAX)
}

/** Whole dollars as typed, in cents; an empty field is no price yet. */
export function readPrice(text: string): number {
  return Math.min((readWhole(text) ?? 0) * 100, PRICE_MAX)
}
