import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { PRODUCT } from './folder.mjs'

/** The formats of an instant: `{start, date, moment}`, and `{shoot, date, momentRange}` for a range. */
const DATE_STYLES = ['day', 'date', 'time', 'moment', 'dateTime', 'exact', 'month']

/** The formats of a number besides the plain one: `{total, number, money}`. */
const NUMBER_STYLES = ['percent', 'money', 'cents']

/**
 * A message for the compiler and the checks: its parts in order, and the type of each of its parameters.
 * Throws an error that a translator can act on.
 */
export function readMessage(text) {
  let elements
  try {
    // `{names, list}` is our own: ICU has no list among its arguments.
    elements = parse(text.replace(/\{(\w+), list\}/g, '{$1, number, list}'), { ignoreTag: true })
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
      if (element.value === 'product') return { kind: 'words', words: PRODUCT }
      learn(parameters, element.value, 'text')
      return { kind: 'value', name: element.value }
    case TYPE.number:
      return numberPart(element, parameters)
    case TYPE.date:
      return datePart(element, parameters)
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
      throw new Error(`{${element.value}}: write {${element.value}, date, <style>}`)
  }
}

function numberPart({ value: name, style }, parameters) {
  if (style === 'list') {
    learn(parameters, name, 'list')
    return { kind: 'call', name, call: 'list' }
  }
  if (style && !NUMBER_STYLES.includes(style))
    throw new Error(`{${name}, number} knows no style but ${NUMBER_STYLES.join(', ')}`)
  learn(parameters, name, 'number')
  return { kind: 'call', name, call: style ?? 'number' }
}

function datePart({ value: name, style }, parameters) {
  const isRange = /Range$/.test(style ?? '')
  const plain = (style ?? '').replace(/Range$/, '')
  if (!DATE_STYLES.includes(plain))
    throw new Error(`{${name}, date} knows the styles ${DATE_STYLES.join(', ')}, each with Range too`)
  learn(parameters, name, isRange ? 'range' : 'moment')
  return { kind: 'call', name, call: isRange ? 'range' : 'date', style: plain }
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

/** A number that is also shown stays a number; a choice lists everything it chooses from. */
function learn(parameters, name, kind, among = []) {
  const known = parameters.get(name)
  if (!known) parameters.set(name, { kind, among })
  else if (known.kind === 'text') parameters.set(name, { kind, among })
  else if (kind === 'choice' && known.kind === 'choice')
    parameters.set(name, { kind, among: [...new Set([...known.among, ...among])] })
  else if (kind !== 'text' && kind !== known.kind)
    throw new Error(`{${name}} is used as ${known.kind} and as ${kind}`)
}

/** The TypeScript type of what a caller may pass for it. */
export function typeOf({ kind, among }) {
  if (kind === 'number') return 'number'
  if (kind === 'text') return 'string | number'
  if (kind === 'list') return 'readonly string[]'
  if (kind === 'moment') return '{ at: Date | string; timeZone: string }'
  if (kind === 'range') return '{ from: Date | string; until: Date | string; timeZone: string }'
  const named = among.filter((one) => one !== 'other')
  if (named.every((one) => one === 'true' || one === 'false')) return 'boolean'
  const literals = named.map((one) => JSON.stringify(one))
  return among.length > named.length ? [...literals, '(string & {})'].join(' | ') : literals.join(' | ')
}
