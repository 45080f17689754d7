import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/**
 * A message as the compiler and the checks see it: its parts in order, and what each of its parameters is. Throws what a
 * translator can act on.
 */
export function readMessage(text) {
  let elements
  try {
    elements = parse(text, { ignoreTag: true })
  } catch (error) {
    const at = error.location?.start?.offset
    const code = error.message.toLowerCase().replaceAll('_', ' ')
    throw new Error(at === undefined ? code : `${code} near “${text.slice(at, at + 20)}”`)
  }
  const parameters = new Map()
  const parts = elements.map((element) => readPart(element, parameters))
  return { parts, parameters }
}

function readPart(element, parameters) {
  switch (element.type) {
    case TYPE.literal:
      return { kind: 'words', words: element.value }
    case TYPE.pound:
      return { kind: 'count' }
    case TYPE.argument:
      learn(parameters, element.value, 'text')
      return { kind: 'value', name: element.value }
    case TYPE.number:
      if (element.style && element.style !== 'percent')
        throw new Error(`{${element.value}, number} knows no style but percent`)
      learn(parameters, element.value, 'number')
      return { kind: 'number', name: element.value, isPercent: element.style === 'percent' }
    case TYPE.plural:
      if (element.offset !== 0) throw new Error(`{${element.value}}: an offset is not supported`)
      learn(parameters, element.value, 'number')
      return {
        kind: 'plural',
        name: element.value,
        isOrdinal: element.pluralType === 'ordinal',
        cases: casesOf(element, parameters),
      }
    case TYPE.select: {
      const cases = casesOf(element, parameters)
      learn(parameters, element.value, 'choice', [...cases.keys()])
      return { kind: 'select', name: element.value, cases }
    }
    default:
      throw new Error(`{${element.value}}: dates and times come as words, from the caller`)
  }
}

function casesOf({ options }, parameters) {
  const cases = new Map()
  for (const [name, { value }] of Object.entries(options))
    cases.set(
      name,
      value.map((inner) => readPart(inner, parameters)),
    )
  return cases
}

/** A number that is also shown as it is stays a number; a choice names all that it chooses among. */
function learn(parameters, name, kind, among = []) {
  const known = parameters.get(name)
  if (!known) parameters.set(name, { kind, among })
  else if (known.kind === 'text') parameters.set(name, { kind, among })
  else if (kind === 'choice' && known.kind === 'choice')
    parameters.set(name, { kind, among: [...new Set([...known.among, ...among])] })
  else if (kind !== 'text' && kind !== known.kind)
    throw new Error(`{${name}} is used as ${known.kind} and as ${kind}`)
}

/** What a caller may hand over for it, in TypeScript. */
export function typeOf({ kind, among }) {
  if (kind === 'number') return 'number'
  if (kind === 'text') return 'string | number'
  const named = among.filter((one) => one !== 'other')
  if (named.every((one) => one === 'true' || one === 'false')) return 'boolean'
  const literals = named.map((one) => JSON.stringify(one))
  return among.length > named.length ? [...literals, '(string & {})'].join(' | ') : literals.join(' | ')
}
