import { keepDraft, readDraft } from '../forms/kept-draft.ts'

/** Every page asks for it under this name (`heed-languages.ts`). */
export const KEPT_TYPING = 'roomtone.typed'
/** Amounts are written differently in each language, and secrets are not kept anywhere. */
const FIELDS =
  'input:not([type=password],[type=file],[type=checkbox],[type=radio],[type=hidden],[inputmode=decimal],[readonly]),textarea:not([readonly])'
/** Some forms appear a moment after the page. */
const PATIENCE_MS = 5000

type Field = HTMLInputElement | HTMLTextAreaElement
type Kept = { to: string; values: Record<string, string> }

/** Called before this page reloads in another language, from this address. */
export function keepTyped(to: string): void {
  const values = Object.fromEntries(fieldsHere().map(([name, { value }]) => [name, value]))
  keepDraft(KEPT_TYPING, { to, values } satisfies Kept)
}

/** Called after the reload. Default values are the same on both pages already. */
export function returnTyped(): void {
  const kept = readDraft<Kept>(KEPT_TYPING)
  keepDraft(KEPT_TYPING, null)
  if (kept?.to !== location.href) return
  const waiting = new Map(Object.entries(kept.values).filter(([, value]) => value !== ''))
  const fill = () => {
    // Before that, nobody would listen.
    if (!document.documentElement.dataset.ready) return
    for (const [name, field] of fieldsHere()) {
      const value = waiting.get(name)
      if (value !== undefined && waiting.delete(name)) type(field, value)
    }
    if (waiting.size === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
  fill()
}

/** By name, and by position where several share one: other languages have the same fields. */
function fieldsHere(): [string, Field][] {
  const turns = new Map<string, number>()
  return [...document.querySelectorAll<Field>(FIELDS)].map((field) => {
    const turn = turns.get(field.name) ?? 0
    turns.set(field.name, turn + 1)
    return [`${field.name} ${turn}`, field]
  })
}

/**
 * Sets a value as a person who moves on to the next field does; React has put its own setter over the
 * element's.
 */
function type(field: Field, value: string): void {
  if (field.value === value || field === document.activeElement) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
