import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const TEXTS = '@roomtone/texts/'
const COMPILED = fileURLToPath(new URL('../texts/dist/', import.meta.url))

/**
 * One build speaks one language: every import of `x.texts.ts` leads to `x.texts.es.ts` in a Spanish build. What has
 * no translation yet stays English; a test says so.
 */
export function inLanguage(language: string): Plugin | null {
  if (language === 'en') return null
  return {
    name: 'roomtone-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // What has the words of every language is the same in each build.
      if (source.startsWith(`${TEXTS}all/`)) return null
      if (source.startsWith(TEXTS)) return `${COMPILED}${language}/${source.slice(TEXTS.length)}.js`
      if (!source.endsWith('.texts.ts')) return null
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!english) return null
      const translated = english.id.replace(/\.texts\.ts$/, `.texts.${language}.ts`)
      // A translation may lean on its own English for what is no word.
      return importer === translated || !existsSync(translated) ? english : translated
    },
  }
}
