import { defineConfig } from '@playwright/test'
import { DESKTOP, PHONE } from './support/widths.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const asRoot = process.getuid?.() === 0

// A second list replaces the first, so Playwright's own stands here too. The last line is ours: Chromium keeps two
// pages of its own ready for the address field of every window, which costs more than most of our pages.
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
].join(',')

export default defineConfig({
  testDir: './stories',
  outputDir: './.cache/results',
  globalSetup: './support/postgres.setup.ts',
  // Three were tried on two cores: stories then wait for each other's servers longer than their own limits allow.
  workers: 2,
  // Stories of a file do not lean on each other, so both workers stay busy to the end.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        // Tests reach nothing beyond loopback, the browser's own errands included.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
        '--disable-quic',
        // A page of a story lives for seconds: making its scripts faster takes longer than they run.
        '--js-flags=--no-opt --no-maglev',
        `--disable-features=${WITHOUT}`,
      ],
    },
  },
  // The longest stories walk over every page on a phone: they come first, so that all workers end together.
  projects: [
    // What does not depend on the width is told once (`@once`), what is told once may be looked at in both widths
    // (`@both`), and what small screens make harder is told on them (`@phone`).
    {
      name: 'phone',
      grepInvert: /@once|@both/,
      use: { viewport: PHONE, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // What moves is drawn sixty times a second, without a graphics card; phones and the landing page show it moving.
      use: { viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
})
