type Typed = { text: string; caret: number }

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** The direction in which a key erased, if it did. */
export type Erased = 'back' | 'forward' | null

export function erasedBy(inputType: string | undefined): Erased {
  if (!inputType?.startsWith('deleteContent')) return null
  return inputType === 'deleteContentForward' ? 'forward' : 'back'
}

/**
 * The text of a field after a key, and the caret: it stays behind the same digit, since spaces come and go.
 * Erasing a space erases the digit beside it; otherwise the key would seem dead.
 */
export function retype(
  before: string,
  typed: Typed,
  format: (text: string) => string,
  erased: Erased,
): Typed {
  const isSpaceOnly = erased !== null && digitsIn(typed.text) === digitsIn(before)
  const { text, caret } = isSpaceOnly ? eraseDigit(typed, erased) : typed
  const shown = format(text)
  if (caret >= text.length) return { text: shown, caret: shown.length }
  return { text: shown, caret: behindDigit(shown, digitsIn(text.slice(0, caret)).length) }
}

function eraseDigit({ text, caret }: Typed, erased: 'back' | 'forward'): Typed {
  if (erased === 'forward') {
    const at = text.slice(caret).search(/\d/)
    if (at < 0) return { text, caret }
    return { text: text.slice(0, caret + at) + text.slice(caret + at + 1), caret }
  }
  const at = text.slice(0, caret).search(/\d\D*$/)
  return at < 0 ? { text, caret } : { text: text.slice(0, at) + text.slice(at + 1), caret: at }
}

function behindDigit(text: string, count: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at++) {
    if (seen === count) return at
    if (/\d/.test(text.charAt(at))) seen++
  }
  return text.length
}
