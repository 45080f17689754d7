import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Vite wraps every `import()` to preload what it depends on. We preload nothing and have one style sheet, so
 * the wrapper would only add to every page's download.
 */
export function plainImports(): Plugin {
  return {
    name: 'roomtone-plain-imports',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()' : null),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'))
        if (sheets.length > 1) this.error(`Nothing would load a second style sheet: ${sheets.join(', ')}`)
      },
    },
  }
}
