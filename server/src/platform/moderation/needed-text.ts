import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** More ways than this to read a stretch, and it is not followed further. */
const WAYS_MAX = 40
/** A class of more letters than this says too little about a text. */
const LETTERS_MAX = 6

/**
 * What a part of a pattern says about the texts it finds: `ways`, all it can read as where those are few, and `needed`,
 * strings of which at least one is in whatever it finds. Null: nothing is known.
 */
type Known = { ways: string[] | null; needed: string[] | null }

const NOTHING_KNOWN: Known = { ways: null, needed: null }
const EMPTY: Known = { ways: [''], needed: null }

const parser = new RegExpParser()

/**
 * Strings of which at least one is in every text that the pattern finds something in; null if there are none.
 * Where a text has none of them, the pattern need not be tried.
 */
export function neededText({ source, flags }: RegExp): string[] | null {
  if (flags.includes('i')) return null
  const { alternatives } = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') })
  return neededOf(anyOf(alternatives))
}

function neededOf({ ways, needed }: Known): string[] | null {
  return better(ways, needed)
}

function anyOf(alternatives: readonly AST.Alternative[]): Known {
  const all = alternatives.map(({ elements }) => inARow(elements))
  return {
    ways: few(together(all.map(({ ways }) => ways))),
    needed: together(all.map(neededOf)),
  }
}

/** Stretches whose every way is known are read on as one; the most telling of them is needed. */
function inARow(elements: readonly AST.Element[]): Known {
  let stretch: string[] = ['']
  let needed: string[] | null = null
  let isWhole = true
  for (const known of elements.map(knownOf)) {
    const longer = known.ways && eachWithEach(stretch, known.ways)
    if (longer) stretch = longer
    else {
      needed = better(better(needed, stretch), neededOf(known))
      stretch = known.ways ?? ['']
      isWhole = false
    }
  }
  return { ways: isWhole ? stretch : null, needed: better(needed, stretch) }
}

function knownOf(element: AST.Element): Known {
  switch (element.type) {
    case 'Character':
      return { ways: [String.fromCodePoint(element.value)], needed: null }
    case 'CharacterClass':
      return { ways: lettersOf(element), needed: null }
    case 'Group':
    case 'CapturingGroup':
      return anyOf(element.alternatives)
    case 'Quantifier':
      return repeated(element)
    // They say where a find is and what surrounds it, and are no part of it.
    case 'Assertion':
      return EMPTY
    default:
      return NOTHING_KNOWN
  }
}

function repeated({ min, max, element }: AST.Quantifier): Known {
  const once = knownOf(element)
  if (min === 0) return { ways: max === 1 && once.ways ? few(['', ...once.ways]) : null, needed: null }
  return max === 1 ? once : { ways: null, needed: neededOf(once) }
}

function lettersOf({ negate, elements }: AST.CharacterClass): string[] | null {
  if (negate) return null
  const letters: string[] = []
  for (const element of elements) {
    if (element.type === 'Character') letters.push(String.fromCodePoint(element.value))
    else if (element.type === 'CharacterClassRange')
      for (let code = element.min.value; code <= element.max.value && letters.length <= LETTERS_MAX; code++)
        letters.push(String.fromCodePoint(code))
    else return null
  }
  return letters.length <= LETTERS_MAX ? letters : null
}

function together(lists: readonly (string[] | null)[]): string[] | null {
  const known = lists.filter((list) => list !== null)
  return known.length === lists.length ? [...new Set(known.flat())] : null
}

function few(ways: string[] | null): string[] | null {
  return ways && ways.length <= WAYS_MAX ? ways : null
}

function eachWithEach(starts: readonly string[], ends: readonly string[]): string[] | null {
  if (starts.length * ends.length > WAYS_MAX) return null
  return starts.flatMap((start) => ends.map((end) => start + end))
}

/** Of two, the one whose shortest string is longer: fewer texts contain it. */
function better(one: string[] | null, other: string[] | null): string[] | null {
  const [first, second] = [shortest(one), shortest(other)]
  return second > first ? other : first > 0 ? one : null
}

function shortest(strings: string[] | null): number {
  return strings ? Math.min(...strings.map(({ length }) => length)) : 0
}
