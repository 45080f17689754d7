import type { Plugin } from 'vite'

/** What a public page runs as a whole during hydration. */
const EAGER = /^(wake|base|common|finding|landing|search|property|entry-client)$/

/**
 * Asks browsers that know the comment to compile every function of these files while they arrive, on a
 * separate thread. By default they compile each function when it is first called: during hydration, in the
 * way of a tap.
 */
export function eagerScripts(): Plugin {
  return {
    name: 'roomtone-eager-scripts',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && EAGER.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  }
}
