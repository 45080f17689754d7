import { defineConfig } from 'rolldown'

/** Many small files each, and no state of their own. Other packages are left where they are. */
const INSIDE = /^(@roomtone\/|kysely|zod)/

/** The server in three files instead of two thousand: decisions/031. */
export default defineConfig({
  input: 'src/start.ts',
  platform: 'node',
  resolve: { conditionNames: ['source', 'import', 'node'] },
  external: (id) => !/^[./]/.test(id) && !INSIDE.test(id),
  output: { dir: 'dist/bundle', format: 'esm', cleanDir: true, sourcemap: true },
})
