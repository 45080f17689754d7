import { keepDraft, readDraft } from '../forms/kept-draft.ts'

/** As every page asks for it (`heed-languages.ts`). */
export const KEPT_TYPING = 'roomtone.typed'
/** Amounts are written differently in each language, and secrets are not kept anywhere. */
const FIELDS =
  'input:not([type=password],[type=file],[type=checkbox],[type=radio],[type=hidden],[inputmode=decimal],[readonly]),textarea:not([readonly])'
/** Some forms come a moment after the page. */
const PATIENCE_MS = 5000

type Field = HTMLInputElement | HTMLTextAreaElement
type Kept = { to: string; values: Record<string, string> }

/** This page is about to be loaded in another language, from this address. */
export function keepTyped(to: string): void {
  const values = Object.fromEntries(fieldsHere().map(([name, { value }]) => [name, value]))
  keepDraft(KEPT_TYPING, { to, values } satisfies Kept)
}

/** It has been. What both pages say by themselves is the same already. */
export function returnTyped(): void {
  const kept = readDraft<Kept>(KEPT_TYPING)
  keepDraft(KEPT_TYPING, null)
  if (kept?.to !== location.href) return
  const waiting = new Map(Object.entries(kept.values).filter(([, value]) => value !== ''))
  const fill = () => {
    // Before that, nobody would hear of it.
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

/** By name, and where several are called the same by their turn: other languages have the same fields. */
function fieldsHere(): [string, Field][] {
  const turns = new Map<string, number>()
  return [...document.querySelectorAll<Field>(FIELDS)].map((field) => {
    const turn = turns.get(field.name) ?? 0
    turns.set(field.name, turn + 1)
    return [`${field.name} ${turn}`, field]
  })
}

/** As somebody does who goes on to another field; React has put a setter of its own over the element's. */
function type(field: Field, value: string): void {
  if (field.value === value || field === document.activeElement) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
