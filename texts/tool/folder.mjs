import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const TEXTS = fileURLToPath(new URL('..', import.meta.url))

export function readLanguages(folder = TEXTS) {
  return JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'))
}

/**
 * Pseudo-languages for finding words that are in no catalog: `⟦Sééáárçh⟧` is from one, and `Search` is not.
 * ISO 639 reserves the code `qps` for this.
 */
export const pseudoLanguages = ({ en }) => ({
  qps: { ...en, name: '⟦Pséüdö⟧' },
  'qps-rtl': { ...en, name: '⟦Pséüdö RTL⟧', direction: 'rtl' },
})

export const isPseudo = (language) => language.startsWith('qps')

/** What the marketplace is called: `{product}` in every message, and a word in none. */
export const PRODUCT = JSON.parse(readFileSync(join(TEXTS, 'product.json'), 'utf8')).name

/** Texts that a language rightly shares with English: names, and words that both have. */
export function readSame(language, folder = TEXTS) {
  const path = join(folder, 'same.json')
  const { all = [], ...own } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return new Set([...all, ...(own[language] ?? [])])
}

/** Every feature's texts of a language, by the feature's name. */
export function readTexts(language, folder = TEXTS) {
  const path = join(folder, language)
  if (!existsSync(path)) return new Map()
  const files = readdirSync(path, { recursive: true }).filter((name) => name.endsWith('.json'))
  return new Map(
    files.sort().map((name) => {
      const text = readFileSync(join(path, name), 'utf8')
      try {
        return [name.slice(0, -'.json'.length), JSON.parse(text)]
      } catch (error) {
        throw new Error(`texts/${language}/${name}: ${error.message}`)
      }
    }),
  )
}

export function writeTexts(language, feature, texts, folder = TEXTS) {
  writeFile(join(folder, language, `${feature}.json`), `${JSON.stringify(texts, null, 2)}\n`)
}

/** Writes only what has changed, so that watchers of the folder do not start over. */
export function writeFile(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Files that an earlier run made for a feature that is gone. */
export function removeOthers(folder, kept) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !kept.has(path)) rmSync(path, { force: true })
  }
}
