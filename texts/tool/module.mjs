import { readMessage, typeOf } from './message.mjs'

/** A note to translators about the text beside it: `"@title"` speaks of `"title"`. */
export const isNote = (key) => key.startsWith('@')

/** Called with a dollar sign in front, since a value may have the same name. */
const HELPERS = ['number', 'percent', 'money', 'cents', 'list', 'date', 'range', 'ordinal', 'plural']

/**
 * The JavaScript of one feature's texts in one language, by path. Where a feature has several, each is a module of its
 * own, so that a page that uses one does not load the others.
 */
export function scriptsOf(texts, feature) {
  const entries = entriesOf(texts)
  if (entries.length === 1) return [[`${feature}.js`, scriptOf(entries[0], feature)]]
  const base = feature.split('/').at(-1)
  const all = entries.map(([name]) => `export { ${name} } from './${base}.${name}.js'\n`)
  return [
    [`${feature}.js`, all.join('')],
    ...entries.map((entry) => [`${feature}.${entry[0]}.js`, scriptOf(entry, feature)]),
  ]
}

function scriptOf([name, value], feature) {
  const body = `export const ${name} = ${codeOf(value, name)}`
  const used = HELPERS.filter((helper) => body.includes(`$${helper}(`))
  const runtime = `${'../'.repeat(feature.split('/').length - 1) || './'}-runtime.js`
  const start =
    used.length > 0
      ? `import { ${used.map((helper) => `${helper} as $${helper}`).join(', ')} } from '${runtime}'\n`
      : ''
  return `${start}${body}\n`
}

/** The parameters of these texts, taken from the English ones, for every language alike. */
export function typesOf(texts) {
  const consts = entriesOf(texts).map(
    ([name, value]) => `export declare const ${name}: ${typeOfValue(value)}`,
  )
  return `${consts.join('\n')}\n`
}

/** A feature's texts in every language, for servers, which write to people in all of them. */
export function scriptOfAll(feature, languages, name = 'textsIn') {
  const up = '../'.repeat(feature.split('/').length)
  const imports = languages.map(
    (language) => `import * as ${identifierOf(language)} from '${up}${language}/${feature}.js'`,
  )
  const known = languages.map((language) => [nameOf(language), identifierOf(language)])
  return `${imports.join('\n')}
const languages = { ${known.map(([name, own]) => (name === own ? own : `${name}: ${own}`)).join(', ')} }
export const ${name} = (language) => languages[language]
`
}

export function typesOfAll(feature, languages, name = 'textsIn') {
  const up = '../'.repeat(feature.split('/').length)
  const union = languages.map((language) => `'${language}'`).join(' | ')
  return `import type * as texts from '${up}${feature}.js'
export declare function ${name}(language: ${union}): typeof texts
`
}

export function entriesOf(texts) {
  return Object.entries(texts).filter(([key]) => !isNote(key))
}

function codeOf(value, way) {
  if (Array.isArray(value))
    return `[${value.map((inner, place) => codeOf(inner, `${way}.${place}`)).join(', ')}]`
  if (typeof value !== 'string') {
    const fields = entriesOf(value).map(([key, inner]) => `${nameOf(key)}: ${codeOf(inner, `${way}.${key}`)}`)
    return `{ ${fields.join(', ')} }`
  }
  let message
  try {
    message = readMessage(value)
  } catch (error) {
    throw new Error(`${way}: ${error.message}`)
  }
  const { parts, parameters } = message
  if (parameters.size === 0) return JSON.stringify(parts.map(({ words }) => words).join(''))
  return `({ ${[...parameters.keys()].join(', ')} }) => ${whole(parts)}`
}

function typeOfValue(value) {
  if (Array.isArray(value)) return `readonly [${value.map(typeOfValue).join(', ')}]`
  if (typeof value !== 'string') {
    const fields = entriesOf(value).map(([key, inner]) => `readonly ${nameOf(key)}: ${typeOfValue(inner)}`)
    return `{ ${fields.join('; ')} }`
  }
  const { parameters } = readMessage(value)
  if (parameters.size === 0) return 'string'
  const fields = [...parameters].map(([name, parameter]) => `${name}: ${typeOf(parameter)}`)
  return `(values: { ${fields.join('; ')} }) => string`
}

/** A message that is only a choice needs no template around it. */
function whole(parts) {
  const [only] = parts
  return parts.length === 1 && only.cases ? expression(only, null) : template(parts, null)
}

/** `counted` is the number that a # inside shows. */
function template(parts, counted) {
  const inner = parts.map((part) =>
    part.kind === 'words' ? escaped(part.words) : `\${${expression(part, counted)}}`,
  )
  return `\`${inner.join('')}\``
}

function expression(part, counted) {
  const { kind, name } = part
  if (kind === 'count') return `$number(${counted})`
  if (kind === 'value') return name
  if (kind === 'call')
    return part.style ? `$${part.call}('${part.style}', ${name})` : `$${part.call}(${name})`
  const { cases } = part
  const inside = kind === 'plural' ? name : counted
  const others = [...cases].filter(([key]) => key !== 'other')
  const last = cases.has('other') ? template(cases.get('other'), inside) : "''"
  return others.reduceRight((otherwise, [key, parts]) => {
    const said = template(parts, inside)
    return said === otherwise ? said : `${conditionOf(part, key)} ? ${said} : ${otherwise}`
  }, last)
}

function conditionOf({ kind, name, isOrdinal }, key) {
  if (kind === 'select')
    return key === 'true' || key === 'false'
      ? `String(${name}) === '${key}'`
      : `${name} === ${JSON.stringify(key)}`
  if (key.startsWith('=')) return `${name} === ${Number(key.slice(1))}`
  return `${isOrdinal ? '$ordinal' : '$plural'}(${name}) === '${key}'`
}

const escaped = (words) => words.replace(/[\\`]|\$\{/g, (found) => `\\${found}`)
const identifierOf = (language) => language.replaceAll('-', '_')
const nameOf = (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key))
