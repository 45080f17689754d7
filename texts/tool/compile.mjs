import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  isPseudo,
  PRODUCT,
  pseudoLanguages,
  readLanguages,
  readTexts,
  removeOthers,
  TEXTS,
  writeFile,
} from './folder.mjs'
import { languageModule, languagesModule, typesOfLanguage, typesOfLanguages } from './languages.mjs'
import { scriptOfAll, scriptsOf, typesOf, typesOfAll } from './module.mjs'
import { pseudoTexts } from './pseudo.mjs'
import { runtimeOf, typesOfRuntime } from './runtime.mjs'

/** Requested by a run that looks for words in no catalog: `npm run pseudo`. */
const PSEUDO = process.env.ROOMTONE_PSEUDO === '1'

/**
 * Makes `dist`: a script for each feature and language, one set of type declarations for all of them, and, in
 * `all`, a function that gives a server a feature's texts in the language it asks for. `pseudo` adds the
 * pseudo-languages, which types don't know.
 */
export function compileTexts(folder = TEXTS, { pseudo = PSEUDO, dist = join(folder, 'dist') } = {}) {
  const spoken = readLanguages(folder)
  const languages = pseudo ? { ...spoken, ...pseudoLanguages(spoken) } : spoken
  const names = Object.keys(languages)
  const stampFile = join(dist, 'made-from')
  const stamp = stampOf(folder, names)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  // Whoever is stopped or fails halfway leaves scripts of no one state behind.
  rmSync(stampFile, { force: true })
  const written = new Set()
  const write = (path, text) => {
    written.add(join(dist, path))
    writeFile(join(dist, path), text)
  }
  const spokenNames = Object.keys(spoken)
  write('all/formats.js', scriptOfAll('-runtime', names, 'formatsIn'))
  write('all/formats.d.ts', typesOfAll('-runtime', spokenNames, 'formatsIn'))
  write('-runtime.d.ts', typesOfRuntime)
  write('language.d.ts', typesOfLanguage)
  write('product.d.ts', 'export declare const PRODUCT: string\n')
  write('languages.d.ts', typesOfLanguages(spoken))
  for (const [language, conventions] of Object.entries(languages)) {
    write(join(language, '-runtime.js'), runtimeOf(conventions.locale))
    write(join(language, 'product.js'), `export const PRODUCT = ${JSON.stringify(PRODUCT)}\n`)
    write(join(language, 'language.js'), languageModule(language, conventions))
    write(join(language, 'languages.js'), languagesModule(languages))
    for (const [feature, texts] of textsOf(language, folder)) {
      try {
        for (const [path, script] of scriptsOf(texts, feature)) write(join(language, path), script)
      } catch (error) {
        throw new Error(`texts/${language}/${feature}.json: ${error.message}`)
      }
      if (language !== 'en') continue
      write(`${feature}.d.ts`, typesOf(texts))
      write(`all/${feature}.js`, scriptOfAll(feature, names))
      write(`all/${feature}.d.ts`, typesOfAll(feature, spokenNames))
    }
  }
  removeOthers(dist, written)
  write('made-from', stamp)
}

/** Every start of the tests, and eight parts of a build, would make the same scripts again. */
function stampOf(folder, names) {
  const hash = createHash('sha256').update(names.join())
  const catalogs = readdirSync(folder).filter((name) => names.includes(name) || name.endsWith('.json'))
  for (const path of [
    ...catalogs.map((name) => join(folder, name)),
    fileURLToPath(new URL('.', import.meta.url)),
  ])
    for (const file of filesIn(path)) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function textsOf(language, folder) {
  if (!isPseudo(language)) return readTexts(language, folder)
  return [...readTexts('en', folder)].map(([feature, texts]) => [feature, pseudoTexts(texts)])
}
