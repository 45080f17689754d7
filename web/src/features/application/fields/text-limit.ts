import { lengthOf } from '@roomtone/domain/listing/options'

/** Cuts between characters, never through one; the server counts the same way. */
export function withinLimit(text: string, max: number): string {
  return lengthOf(text) <= max ? text : [...text].slice(0, max).join('')
}
