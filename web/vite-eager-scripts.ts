import type { Plugin } from 'vite'

/** What a public page runs as a whole when it comes alive. */
const EAGER = /^(wake|base|common|finding|landing|search|property|entry-client)$/

/**
 * Asks browsers that know the comment to compile every function of these files while they arrive, on a thread of its
 * own. Left to themselves they compile each when it is first called: while the page comes alive, in the way of a finger.
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
