import type { KeyboardEvent } from 'react'

/** What is open above the bar; null: what the chosen days have. */
export type Form = 'block' | 'price' | 'note' | null

const KEYS: Record<string, Form> = { b: 'block', p: 'price', n: 'note' }

/** Only where the keyboard is in the days: a letter that is typed elsewhere is a letter. */
export function formForKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): Form {
  return altKey || ctrlKey || metaKey ? null : (KEYS[key.toLowerCase()] ?? null)
}
