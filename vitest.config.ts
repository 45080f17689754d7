import { defineConfig } from 'vitest/config'

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } }

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
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...source,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/testing/postgres.setup.ts'],
          // Every file has a database of its own; sharing loaded modules halves the run.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
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
