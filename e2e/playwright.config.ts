import { defineConfig } from '@playwright/test'
import { DESKTOP, PHONE } from './support/widths.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const asRoot = process.getuid?.() === 0

// A second list replaces the first, so this repeats Playwright's own. The last line is ours: Chromium keeps
// two pages ready for the address field of every window, which costs more than most of our pages.
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
  // Stories of a file don't depend on each other, so both workers stay busy to the end.
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
        // Tests use nothing beyond loopback, and the browser's background requests are no exception.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
        '--disable-quic',
        // A page of a story lives for seconds: optimizing its scripts takes longer than running them.
        '--js-flags=--no-opt --no-maglev',
        `--disable-features=${WITHOUT}`,
      ],
    },
  },
  // The longest stories visit every page on a phone: they come first, so that all workers end together.
  projects: [
    // Stories that don't depend on the width run once (`@once`), those worth a look in both widths run in
    // both (`@both`), and those that small screens make harder run on a phone (`@phone`).
    {
      name: 'phone',
      grepInvert: /@once|@both/,
      use: { viewport: PHONE, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // Animations are drawn sixty times a second, without a graphics card; phones and the landing page show
      // them.
      use: { viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
})
