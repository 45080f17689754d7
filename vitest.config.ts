import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './server/testing/longest-first.ts'
import { compileTexts } from './texts/tool/compile.mjs'

compileTexts()
const PSEUDO = fileURLToPath(new URL('.cache/pseudo-texts', import.meta.url))
compileTexts(undefined, { pseudo: true, dist: PSEUDO })

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } }
const CACHE = fileURLToPath(new URL('.cache/modules', import.meta.url))
const inTesting = (file: string) => fileURLToPath(new URL(`server/testing/${file}`, import.meta.url))

/** Everything is said in no language there, so that what is still English shows. */
const IN_PSEUDO = ['server/src/{in-pseudo,papers-in-pseudo}.test.ts']

/** They only read what is written in the repository, and run as a gate, beside types and lint. */
const ABOUT_THE_SOURCE = [
  'server/src/{walls,web-walls,before-install,docs-tables,text-classes,fresh-proof}.test.ts',
  'server/src/security/asvs.test.ts',
  'texts/tool/catalogs.test.mjs',
  'web/src/platform/language/{checks,elsewhere,inline-words,labels}.test.ts',
  'web/src/ui/logical-sides.test.ts',
]

export default defineConfig({
  ...source,
  test: {
    // Left alone, it would keep one of two cores free.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // By the hash of their content: reading all sources again takes longer than most files that are run alone.
    experimental: { fsModuleCache: true, fsModuleCachePath: CACHE },
    projects: [
      {
        ...source,
        test: { name: 'source', include: ABOUT_THE_SOURCE, isolate: false, testTimeout: 20_000 },
      },
      {
        ...source,
        test: {
          name: 'rules',
          setupFiles: [inTesting('property-seed.setup.ts')],
          include: [
            'domain/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'texts/tool/*.test.mjs',
            'web/src/**/*.test.{ts,tsx}',
          ],
          exclude: ABOUT_THE_SOURCE,
          // They leave nothing behind, and loading the same modules anew for each of them was most of their time.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        ...source,
        resolve: {
          ...source.resolve,
          alias: {
            '@node-rs/argon2': inTesting('quick-argon2.ts'),
            '../threads/thread-file.ts': inTesting('thread-file.ts'),
          },
        },
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: [...ABOUT_THE_SOURCE, ...IN_PSEUDO],
          globalSetup: ['server/testing/postgres.setup.ts'],
          setupFiles: [inTesting('property-seed.setup.ts'), inTesting('quick-disk.setup.ts')],
          // Every file has a database of its own; sharing loaded modules halves the run.
          isolate: false,
          // Room for a machine that others use as well; what hangs is told apart from what waits its turn.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...source,
        resolve: {
          ...source.resolve,
          alias: [
            { find: /^@roomtone\/texts\/all\/(.*)$/, replacement: `${PSEUDO}/all/$1.js` },
            { find: /^@roomtone\/texts\/(.*)$/, replacement: `${PSEUDO}/en/$1.js` },
          ],
        },
        // Every mail is written in it thirty-two times over.
        test: { name: 'pseudo', include: IN_PSEUDO, testTimeout: 180_000 },
      },
      {
        ...source,
        test: {
          name: 'start-stop',
          include: ['e2e/start-stop/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
