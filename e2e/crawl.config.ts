import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

/**
 * `npm run crawl`: presses every control there is, which takes a while. A sample of it runs with the stories.
 */
export default defineConfig({
  ...stories,
  testDir: './crawl',
  outputDir: './.cache/crawl-results',
  timeout: 60 * 60_000,
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
})
