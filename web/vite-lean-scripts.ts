import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/** Scripts of public/ that a page loads by name: copied as they are, they would carry their comments to everyone. */
const SCRIPTS = ['boot.js', 'announcement.js']

export function leanScripts(): Plugin {
  return {
    name: 'roomtone-lean-scripts',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }) {
      for (const name of SCRIPTS) {
        const path = join(dir, name)
        const source = await readFile(path, 'utf8').catch(() => null)
        if (source !== null) await writeFile(path, (await minify(name, source)).code)
      }
    },
  }
}
