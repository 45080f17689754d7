import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const TEXTS = '@roomtone/texts/'
const COMPILED = fileURLToPath(new URL('../texts/dist/', import.meta.url))

/**
 * One build has one language: every import of `x.texts.ts` resolves to `x.texts.es.ts` in a Spanish build.
 * Untranslated texts stay English; a test lists them.
 */
export function inLanguage(language: string): Plugin | null {
  if (language === 'en') return null
  return {
    name: 'roomtone-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // Files with the words of every language are the same in each build.
      if (source.startsWith(`${TEXTS}all/`)) return null
      if (source.startsWith(TEXTS)) return `${COMPILED}${language}/${source.slice(TEXTS.length)}.js`
      if (!source.endsWith('.texts.ts')) return null
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!english) return null
      const translated = english.id.replace(/\.texts\.ts$/, `.texts.${language}.ts`)
      // A translation may import its own English for values that are not words.
      return importer === translated || !existsSync(translated) ? english : translated
    },
  }
}
