import { defineConfig } from 'rolldown'

/** The server in three files instead of two thousand: decisions/031. */
export default defineConfig({
  input: 'src/start.ts',
  platform: 'node',
  resolve: { conditionNames: ['source', 'import', 'node'] },
  // Inside: our own code, kysely and zod, which are many small files without a state of their own.
  external: /^(?![./]|@roomtone\/|kysely|zod)/,
  output: { dir: 'dist/bundle', format: 'esm', cleanDir: true, sourcemap: true },
})
