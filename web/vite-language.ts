import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

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
      if (!source.endsWith('.texts.ts')) return null
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!english) return null
      const translated = english.id.replace(/\.texts\.ts$/, `.texts.${language}.ts`)
      // A translation may lean on its own English for what is no word.
      return importer === translated || !existsSync(translated) ? english : translated
    },
  }
}
