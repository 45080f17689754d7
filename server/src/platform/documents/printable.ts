import { type Face, facesFor, isOwn, type OwnFace } from './faces.ts'

/** In one go: letters of one face. Between two of the same face, a writer wanted them not to join. */
export type Stretch = { face: Face; text: string }

/** Every one of our own faces has these. */
const PLAIN = /^[ -~]+$/
const MISSING = '\ufffd'
const KEEPS_APART = '\u200c'
const JOINS = '\u200d'
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
  for (const written of arranged(text.normalize('NFC'))) {
    if (written === JOINS) {
      // Shapes the letters around it, where their face knows it.
      if (open && !isOwn(open.face) && has(open.face, JOINS)) open.text += JOINS
      continue
    }
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

/** fontkit puts the letters of most scripts where they are drawn, but not these. */
const ARRANGED: [RegExp, string][] = [
  // Thai and Lao: the ring of an am is below a tone.
  [/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32'],
  [/([\u0ec8-\u0ecb])\u0eb3/g, '\u0ecd$1\u0eb2'],
  // Burmese: a medial r and an e are before the consonant that they follow.
  [/([\u1000-\u102a\u103f](?:\u1039[\u1000-\u1021])?\u103b?)\u103c/g, '\u103c$1'],
  [/(\u103c?[\u1000-\u102a\u103f](?:\u1039[\u1000-\u1021])?[\u103a-\u103e]*)\u1031/g, '\u1031$1'],
]

function arranged(text: string): string {
  return ARRANGED.reduce((drawn, [written, order]) => drawn.replace(written, order), text)
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
