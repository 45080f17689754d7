import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { compileTexts } from '../texts/tool/compile.mjs'
import { TEXTS } from '../texts/tool/folder.mjs'

/** While somebody edits the texts, pages show them as saved. */
export function watchTexts(): Plugin {
  return {
    name: 'roomtone-texts',
    apply: 'serve',
    configureServer({ watcher, config }) {
      watcher.add(TEXTS)
      const compile = (path: string) => {
        if (!path.startsWith(TEXTS) || !path.endsWith('.json') || path.includes(`${sep}dist${sep}`)) return
        try {
          compileTexts()
        } catch (error) {
          config.logger.error((error as Error).message)
        }
      }
      watcher.on('change', compile).on('add', compile).on('unlink', compile)
    },
  }
}
