import { join } from 'node:path'
import { readLanguages, readTexts, removeOthers, TEXTS, writeFile } from './folder.mjs'
import { scriptsOf, typesOf } from './module.mjs'
import { runtimeOf } from './runtime.mjs'

/** Makes `dist`: a script for each feature and language, and one declaration of types for all of them. */
export function compileTexts(folder = TEXTS) {
  const dist = join(folder, 'dist')
  const written = new Set()
  const write = (path, text) => {
    written.add(join(dist, path))
    writeFile(join(dist, path), text)
  }
  for (const [language, { locale }] of Object.entries(readLanguages(folder))) {
    write(join(language, '-runtime.js'), runtimeOf(locale))
    for (const [feature, texts] of readTexts(language, folder)) {
      try {
        for (const [path, script] of scriptsOf(texts, feature)) write(join(language, path), script)
      } catch (error) {
        throw new Error(`texts/${language}/${feature}.json: ${error.message}`)
      }
      if (language === 'en') write(`${feature}.d.ts`, typesOf(texts))
    }
  }
  removeOthers(dist, written)
}
