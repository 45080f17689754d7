import { type Face, facesFor, type OwnFace } from './faces.ts'

/** In one go: letters of one face. Between two of the same face, a writer wanted them not to join. */
export type Stretch = { face: Face; text: string }

/** Every one of our own faces has these. */
const PLAIN = /^[ -~]+$/
const MISSING = '\ufffd'
const KEEPS_APART = '\u200c'
const JOINS = /\u200d/g
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const NO_BREAK = /[\u00a0\u202f]/u
/** What follows the face of the letters before it. */
const FOLLOWS = /[\p{M}\p{P}\p{Zs}]/u

/**
 * What our faces can show of a text, in the order in which it was written. A letter that none has loses its accents if
 * that helps, and is a sign for a missing letter if it does not.
 */
export function stretchesOf(
  text: string,
  own: OwnFace,
  has: (face: Face, letter: string) => boolean,
): Stretch[] {
  if (PLAIN.test(text)) return [{ face: own, text }]
  const stretches: Stretch[] = []
  let open: Stretch | undefined
  for (const written of text.normalize('NFC').replace(JOINS, '')) {
    if (written === KEEPS_APART) {
      open = undefined
      continue
    }
    const { face, letter } = shown(seen(written), own, has, open?.face)
    if (open?.face === face) open.text += letter
    else {
      open = { face, text: letter }
      stretches.push(open)
    }
  }
  return stretches
}

function seen(letter: string): string {
  if (NO_BREAK.test(letter)) return '\u00a0'
  return UNSEEN.test(letter) || /\s/u.test(letter) ? ' ' : letter
}

function shown(
  letter: string,
  own: OwnFace,
  has: (face: Face, letter: string) => boolean,
  before: Face | undefined,
): { face: Face; letter: string } {
  for (const candidate of [letter, ...letter.normalize('NFD')]) {
    if (before && FOLLOWS.test(candidate) && has(before, candidate))
      return { face: before, letter: candidate }
    for (const face of facesFor(candidate, own)) if (has(face, candidate)) return { face, letter: candidate }
  }
  return { face: 'text', letter: MISSING }
}
