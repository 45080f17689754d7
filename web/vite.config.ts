import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compileTexts } from '../texts/tool/compile.mjs'
import { eagerScripts } from './vite-eager-scripts.ts'
import { inLanguage } from './vite-language.ts'
import { plainImports } from './vite-plain-imports.ts'
import { watchTexts } from './vite-texts.ts'
import { verifyPackScript } from './vite-verify-pack.ts'

/** The package's exports name its development build for everyone; the lean one is beside it. */
const leanRouter = join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production')
const lean = [
  { find: /^react-router$/, replacement: join(leanRouter, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(leanRouter, 'dom-export.mjs') },
]

/**
 * What every page needs besides React itself (`wake-react.ts`), in one file that changes only with an
 * upgrade. By default the bundler cuts it into a dozen chunks, which compress worse than the whole.
 */
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\/(?!.*([mM]utationObserver|[iI]nfiniteQueryObserver|useMutation|useInfiniteQuery))/

/**
 * Our own code that every page needs too: together it is one request and one dictionary instead of nine. The
 * parts of these folders that only signing in and out, or members' pages, need stay with them.
 */
const COMMON =
  /(web\/src\/(shell\/(?!boot|further|wake|language\/(in-|offer|translated)|header\/(?!site-header|guest-header|header\.texts))|platform\/(services|guard|session\/(?!device-id|forget-kept)|queries|dialogs|format\/(?!own-zone))|ui\/(cx|badge|button|tone-line|picture|states\/(spinner|error-state)|focus\/to-main)|parts\/site\/wordmark)|texts\/dist\/\w+\/(-runtime|languages?\.|product\.|shell\/(?!unread|titles\.(?!notFound))|site\/wordmark)|contract\/src\/(call|account\/account\.calls|site\/site\.calls)|domain\/src\/(access\/page-guard|account\/addresses))/

/**
 * What search and a space's page share beyond that: otherwise thirty tiny files, and the landing page needs
 * none of it.
 */
const FINDING =
  /(lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared\/.*|icons\/(star|zap|circle-alert|circle-exclamation-point|eye|eye-off|x|plus|minus|chevron-down|check|shield-check|badge-check))\.|web\/src\/(ui\/(field|icon-button|states\/skeleton|ui\.texts)|platform\/(language\/(?!reader|typed)|pictures\/uploaded)|parts\/(time\/when|listing\/card\/property-card))|texts\/dist\/\w+\/(ui|labels\.(amenities|propertyTypes|spaceKinds)|listing\/listing-card)\.|domain\/src\/(time\/(zone|local-date)|listing\/(amenities|options)))/

/**
 * What a space's page calculates and says about a price before anyone touches it, as one file for the same
 * reason.
 */
const PRICING =
  /(domain\/src\/(pricing\/(?!check-menu|sample)|money\/cents|availability\/(weekly-hours|usual-time)|booking\/production)|contract\/src\/listing\/(price-view|add-on-list|listing\.calls)|web\/src\/(parts\/(money\/price-line|listing\/(choice|quote|property\.query)|time\/weekdays|calendar\/)|ui\/(step-buttons|card))|texts\/dist\/\w+\/(money\/price-line|labels\.(activities|cancellationPolicies|highlights|placeTypes)))/

const language = process.env.ROOMTONE_LANGUAGE ?? 'en'

compileTexts()

/** One configuration for three uses: the browser's build, the render bundle (`--ssr`), and middleware in development. */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    inLanguage(language),
    plainImports(),
    watchTexts(),
    react(),
    tailwindcss({ optimize: false }),
    eagerScripts(),
    language === 'en' ? verifyPackScript() : null,
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: command === 'build' && !isSsrBuild ? lean : [],
  },
  ssr: {
    // Icons are bundled so that the server reads the dozen it draws, not the package's two thousand files.
    noExternal: [/^@roomtone\//, 'lucide-react'],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    // Only the engine for tiles is that large, and only installations with a style ever load it.
    chunkSizeWarningLimit: 1100,
    // The preload lists would cost the first page more than they save later ones.
    modulePreload: false,
    ...(isSsrBuild
      ? { outDir: `dist/server/${language}`, copyPublicDir: false }
      : {
          // The languages share files without texts: files of the same name have the same content.
          outDir: 'dist/client',
          // The build has emptied the folder, except for files that open pages may still request
          // (`scripts/lib/earlier-editions.mjs`).
          emptyOutDir: false,
          copyPublicDir: language === 'en',
          manifest: `.vite/manifest.${language}.json`,
          rolldownOptions: {
            input: ['src/boot.ts', 'src/entry-client.tsx'],
            output: {
              codeSplitting: {
                groups: [
                  { name: 'wake', test: /wake-react/ },
                  { name: 'base', test: BASE },
                  { name: 'common', test: COMMON },
                  { name: 'finding', test: FINDING },
                  { name: 'pricing', test: PRICING },
                  // A megabyte without a text of ours: one file for all languages.
                  { name: 'map-engine', test: /node_modules\/maplibre-gl\// },
                ],
              },
            },
          },
        }),
  },
}))
