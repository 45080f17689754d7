import { join } from 'node:path'
import { readLanguages, readTexts, removeOthers, TEXTS, writeFile } from './folder.mjs'
import { languageModule, languagesModule, typesOfLanguage, typesOfLanguages } from './languages.mjs'
import { scriptOfAll, scriptsOf, typesOf, typesOfAll } from './module.mjs'
import { runtimeOf, typesOfRuntime } from './runtime.mjs'

/**
 * Makes `dist`: a script for each feature and language, one declaration of types for all of them, and in `all` what
 * gives a server a feature's texts in the language it asks for.
 */
export function compileTexts(folder = TEXTS) {
  const dist = join(folder, 'dist')
  const written = new Set()
  const write = (path, text) => {
    written.add(join(dist, path))
    writeFile(join(dist, path), text)
  }
  const languages = readLanguages(folder)
  const names = Object.keys(languages)
  write('all/formats.js', scriptOfAll('-runtime', names, 'formatsIn'))
  write('all/formats.d.ts', typesOfAll('-runtime', names, 'formatsIn'))
  write('-runtime.d.ts', typesOfRuntime)
  write('language.d.ts', typesOfLanguage)
  write('languages.d.ts', typesOfLanguages(languages))
  for (const [language, conventions] of Object.entries(languages)) {
    write(join(language, '-runtime.js'), runtimeOf(conventions.locale))
    write(join(language, 'language.js'), languageModule(language, conventions))
    write(join(language, 'languages.js'), languagesModule(languages))
    for (const [feature, texts] of readTexts(language, folder)) {
      try {
        for (const [path, script] of scriptsOf(texts, feature)) write(join(language, path), script)
      } catch (error) {
        throw new Error(`texts/${language}/${feature}.json: ${error.message}`)
      }
      if (language !== 'en') continue
      write(`${feature}.d.ts`, typesOf(texts))
      write(`all/${feature}.js`, scriptOfAll(feature, names))
      write(`all/${feature}.d.ts`, typesOfAll(feature, names))
    }
  }
  removeOthers(dist, written)
}
