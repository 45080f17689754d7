import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flatten } from './check.mjs'

const FOLDERS = ['domain/src', 'contract/src', 'server/src', 'server/testing', 'web/src', 'web/verify-pack']
const SOURCE = /\.(?:tsx?|mjs)$/

/** Every source that may use a text. */
export function readSources(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => SOURCE.test(name) && !/\.test\./.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
}

/**
 * Texts that nothing uses: their name is written nowhere, nobody picks one of their group by a value, and
 * nobody passes their group on as a whole. In doubt a text counts as used.
 */
export function findUnused(english, sources) {
  const names = new Set(sources.flatMap((source) => source.match(/[\w$]+/g) ?? []))
  const all = sources.join('\n')
  const open = new Map()
  const isOpen = (group) => {
    if (!open.has(group)) open.set(group, isTakenWhole(group, sources))
    return open.get(group)
  }
  return [...english]
    .flatMap(([feature, texts]) =>
      flatten(texts, '').map(({ way }) => ({ feature, path: way.slice(1).split('.') })),
    )
    .filter(({ path }) => {
      const groups = path.slice(0, -1)
      const key = path.at(-1)
      return !names.has(key) && !all.includes(`'${key}'`) && !groups.some(isOpen)
    })
    .map(({ feature, path }) => `${feature}.${path.join('.')}`)
}

/**
 * `texts.state[one]`, `say(texts.state)`: these may use more than they name. `{ title } = texts` uses only
 * its title.
 */
function isTakenWhole(group, sources) {
  const imported = new RegExp(`\\b${group} as (\\w+)`)
  return sources.some((source) => {
    const name = imported.exec(source)?.[1]
    const body = source.replace(/^import [\s\S]*?from '.*'$/gm, '').replace(/\} = [\w.]+$/gm, '')
    const whole = new RegExp(
      `(?<![\\w$])(?:${[group, name].filter(Boolean).join('|')})(?![\\w$.(:]|\\?\\.\\w)`,
    )
    return whole.test(body)
  })
}

/**
 * Sentences that one feature has twice: they may be the same one. Single words may well differ in another
 * language.
 */
export function findTwins(english) {
  return [...english].flatMap(([feature, texts]) => {
    const ways = new Map()
    for (const { way, text } of flatten(texts, feature).filter(isSentence))
      ways.set(text, [...(ways.get(text) ?? []), way])
    return [...ways]
      .filter(([, same]) => same.length > 1)
      .map(([text, same]) => `“${text}”: ${same.join(', ')}`)
  })
}

const isSentence = ({ text }) => text.split(' ').length > 3
