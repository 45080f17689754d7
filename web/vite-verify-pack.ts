import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'

const COMMAND = fileURLToPath(new URL('verify-pack/command.mjs', import.meta.url))
const NAME = 'verify-pack.mjs'

/** One file that needs only Node: the check that the page /verify does, with a command around it. */
export async function bundleVerifyPack(): Promise<string> {
  const source = readFileSync(COMMAND, 'utf8')
  const about = source.slice(0, source.indexOf('*/') + 2)
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('.', import.meta.url)),
    resolve: { conditions: ['source'] },
    ssr: { noExternal: true, resolve: { conditions: ['source'] } },
    build: {
      ssr: COMMAND,
      target: 'node20',
      write: false,
      minify: false,
      rolldownOptions: { output: { format: 'esm', banner: `#!/usr/bin/env node\n${about}` } },
    },
  })
  const [chunk, ...others] = (built as Rollup.RollupOutput).output
  if (others.length > 0) throw new Error(`${NAME} is more than one file`)
  return chunk.code
}

/** Built with the pages, and on demand while developing. */
export function verifyPackScript(): Plugin {
  return {
    name: 'roomtone-verify-pack',
    apply: (config, { command }) => command === 'serve' || !config.build?.ssr,
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${NAME}`, async (_, answer) => {
        answer.setHeader('content-type', 'text/javascript').end(await bundleVerifyPack())
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await bundleVerifyPack() })
    },
  }
}
