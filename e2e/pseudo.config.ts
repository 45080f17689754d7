import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

/** `npm run pseudo`: needs a build with the pseudo-languages, which stories don't use. */
export default defineConfig({
  ...stories,
  testDir: './pseudo',
  outputDir: './.cache/pseudo-results',
  timeout: 20 * 60_000,
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
})
