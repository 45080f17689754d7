import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } }
const inTesting = (file: string) => fileURLToPath(new URL(`server/testing/${file}`, import.meta.url))

export default defineConfig({
  ...source,
  test: {
    // Left alone, it would keep one of two cores free.
    maxWorkers: 2,
    projects: [
      {
        ...source,
        test: {
          name: 'rules',
          setupFiles: [inTesting('property-seed.setup.ts')],
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
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
