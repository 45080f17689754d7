// A first visit with a slow phone on a slow line, against a page of plain HTML with the same picture:
// node lab/bench/visit/run.mjs [--rounds=9]. Needs a build.
import { get } from 'node:http'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { findBrowser } from '../../../scripts/lib/find-browser.mjs'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { PlainError } from '../../../scripts/lib/plain-error.mjs'
import { closeLater } from '../../stage/closing.mjs'
import { openDatabase, openFolder } from '../../stage/database.mjs'
import { benchEnv, makeServer } from '../../stage/servers.mjs'
import { atMost, median, none } from '../../stage/table.mjs'
import { runPart } from '../lib/part.mjs'
import { startBar } from '../lib/progress-bar.mjs'
import { readWithoutScript, visit } from './browse.mjs'
import { openChromium } from './chromium.mjs'
import { serveElsewhere, serveStatic } from './static-page.mjs'

/** Kilobytes of script before anyone touches the page, as gzip sends them. */
const PAGES = [
  { name: 'landing', script: 130, path: async () => '/' },
  { name: 'search', script: 150, path: async () => '/search' },
  { name: 'venue page', script: 150, path: firstVenue },
]
const STYLE = 12
/** The whole style sheet is read before the first paint (decision 049); pictures come while it is. */
const FIRST_PAINT = 1.6
const LARGEST_PAINT = 1.3
const SHIFT = 0.02
const BLOCKING = 150
/** Words that a page without script must hold at least, besides its heading. */
const WORDS = 40

const options = { rounds: { type: 'string', default: '9' } }

await runPart(import.meta.url, { options }, async ({ rounds }, say) => {
  const executablePath = await findBrowser()
  if (!executablePath)
    throw new PlainError('No Chromium was found and none could be installed; set CHROMIUM_PATH to one.')
  const base = await startRoomtone(say)
  const { chromium } = createRequire(inRoot('e2e/package.json'))('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  closeLater(() => browser.close())
  const visitors = openChromium(executablePath)
  const from = await serveElsewhere()
  const figures = []
  const bar = startBar('      Visiting', PAGES.length * Number(rounds))
  for (const [place, page] of PAGES.entries()) {
    const url = base + (await page.path(base))
    const plain = await readWithoutScript(browser, url)
    const looked = await visit(visitors, url, from)
    const beside = await serveStatic(await likeness(base, plain, looked))
    const visits = { ours: [], plain: [] }
    for (let round = 0; round < Number(rounds); round += 1) {
      visits.plain.push(await visit(visitors, beside, from))
      visits.ours.push(await visit(visitors, url, from))
      bar(place * Number(rounds) + round + 1)
    }
    const bytes = {
      script: await gzipped(looked.files.Script),
      style: (await gzipped(looked.files.Stylesheet)) + (await styleIn(url)),
    }
    figures.push({ name: page.name, most: page.script, bytes, visits, reading: plain })
  }
  return { figures, checks: figures.flatMap(checksOf) }
})

/** The whole product with its demo, as `npm start` would serve it. */
async function startRoomtone(say) {
  const dataDir = openFolder()
  const { requestsUrl } = await openDatabase(dataDir, () => {})
  say('Filling it with the demo')
  const env = benchEnv(dataDir, { DEMO: 'on', DATABASE_URL: requestsUrl, LOG_LEVEL: 'error' })
  const server = await makeServer({ name: 'The server', env, patienceMs: 600_000 })
  closeLater(server.stop)
  await server.start()
  return server.base
}

async function firstVenue(base) {
  const answer = await fetch(`${base}/api/search`)
  const { results, items } = await answer.json()
  return `/property/${(results ?? items)[0].id}`
}

/** What the page beside it is made of: its words, and the picture that was its largest paint, or its first one. */
async function likeness(base, { heading, words, pictures }, { largest }) {
  const url = largest?.url || pictures.find(({ isThere }) => isThere)?.url
  if (!url) throw new PlainError('This page shows no picture at all')
  const { width = 390, height = 260, top = 200 } = largest?.url ? largest : {}
  const answer = await fetch(new URL(url, base))
  const picture = { width, height, top, type: answer.headers.get('content-type') }
  return {
    title: heading,
    words: words.split('\n').filter((line) => line.trim() !== ''),
    picture: { ...picture, bytes: Buffer.from(await answer.arrayBuffer()) },
  }
}

async function gzipped(urls) {
  const sizes = await Promise.all([...new Set(urls)].map(gzippedSize))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** Reads the styles that are inlined in the page. */
async function styleIn(url) {
  const html = await (await fetch(url)).text()
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  return gzipSync(sheet).length / 1000
}

/** fetch unpacks silently, so the bytes are counted as they come. */
function gzippedSize(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0
      response.on('data', (chunk) => {
        size += chunk.length
      })
      response.on('end', () => resolve(size))
    }).on('error', reject)
  })
}

function checksOf({ name, most, bytes, visits, reading }) {
  const middle = (whose, read) => median(visits[whose].map(read))
  const paint = (words, read, limit) => {
    const [ours, plain] = [middle('ours', read), middle('plain', read)]
    return atMost(
      `${name}: ${words}`,
      ours / plain,
      limit,
      `${ours.toFixed(0)} ms of plain HTML's ${plain.toFixed(0)}`,
    )
  }
  const { heading, words, pictures } = reading
  const missing = [
    heading.trim() === '' && 'its heading',
    words.split(/\s+/).length < WORDS && 'its words',
    !pictures.some(({ isThere }) => isThere) && 'its pictures',
  ].filter(Boolean)
  return [
    atMost(`${name}: kB of script`, bytes.script, most),
    atMost(`${name}: kB of CSS`, bytes.style, STYLE),
    paint('first paint', (one) => one.firstPaint, FIRST_PAINT),
    paint('largest paint', (one) => one.largestPaint, LARGEST_PAINT),
    atMost(
      `${name}: layout shift`,
      middle('ours', (one) => one.shift),
      SHIFT,
    ),
    atMost(
      `${name}: ms blocked`,
      middle('ours', (one) => one.blocking),
      BLOCKING,
    ),
    none(`${name}: missing without script`, missing.length, missing.join(', ')),
  ]
}
