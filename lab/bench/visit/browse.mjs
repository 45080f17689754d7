import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '../../../scripts/lib/plain-error.mjs'

/** A slow phone on a slow line, as the figures of others are made with. */
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
const SLOWDOWN = 4
const LINE = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 ** 2) / 8,
  uploadThroughput: (0.75 * 1024 ** 2) / 8,
}
const READER = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Ends the run once nothing moves and nothing is requested. */
const QUIET_MS = 2000
const PATIENCE_MS = 90_000

/**
 * One visit by someone who has never been here and follows a link on a page of another site. From an empty tab a
 * browser would open some pages in that tab's process, and give those that keep their windows to themselves, as ours do,
 * a new one.
 */
export async function visit(browser, url, from) {
  const { browserContextId } = await browser.ask('Target.createBrowserContext')
  try {
    const { targetId } = await browser.ask('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await browser.ask('Target.attachToTarget', { targetId, flatten: true })
    const ask = (method, params) => browser.ask(method, params, sessionId)
    await ask('Page.enable')
    await arriveAt(browser, sessionId, from)
    const traffic = watchTraffic(browser, sessionId)
    await ask('Network.enable')
    await ask('Network.emulateNetworkConditions', { offline: false, ...LINE })
    await ask('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await ask('Emulation.setDeviceMetricsOverride', PHONE)
    await ask('Emulation.setTouchEmulationEnabled', { enabled: true })
    await ask('Page.addScriptToEvaluateOnNewDocument', { source: WATCH })
    await ask('Page.navigate', { url })
    await traffic.untilQuiet()
    const { result } = await ask('Runtime.evaluate', {
      expression: 'JSON.stringify(globalThis.__watched())',
    })
    return { ...JSON.parse(result.value), files: traffic.files }
  } finally {
    await browser.ask('Target.disposeBrowserContext', { browserContextId })
  }
}

async function arriveAt(browser, sessionId, url) {
  const arrived = new Promise((resolve) => {
    const stop = browser.listen(({ sessionId: whose, method }) => {
      if (whose !== sessionId || method !== 'Page.loadEventFired') return
      stop()
      resolve()
    })
  })
  await browser.ask('Page.navigate', { url }, sessionId)
  await arrived
}

/** Collects which scripts and styles have arrived, and when the traffic ends. */
function watchTraffic(browser, sessionId) {
  const files = { Script: [], Stylesheet: [] }
  const underWay = new Set()
  let isLoaded = false
  let quietSince = Number.POSITIVE_INFINITY
  const stop = browser.listen(({ sessionId: whose, method, params }) => {
    if (whose !== sessionId) return
    if (method === 'Network.requestWillBeSent') underWay.add(params.requestId)
    if (method === 'Network.responseReceived') files[params.type]?.push(params.response.url)
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed')
      underWay.delete(params.requestId)
    if (method === 'Page.loadEventFired') isLoaded = true
    quietSince = isLoaded && underWay.size === 0 ? Math.min(quietSince, Date.now()) : Number.POSITIVE_INFINITY
  })
  return {
    files,
    async untilQuiet() {
      const end = Date.now() + PATIENCE_MS
      while (Date.now() - quietSince < QUIET_MS) {
        if (Date.now() > end) throw new PlainError('The page did not come to rest')
        await sleep(50)
      }
      stop()
    },
  }
}

/** Runs in the page before anything else. Blocking time is the part of each long task beyond 50 ms. */
const WATCH = `(() => {
  const seen = { firstPaint: 0, largestPaint: 0, largest: null, shift: 0, blocking: 0 }
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
    const box = entry.element && entry.element.getBoundingClientRect()
    seen.largest = { url: entry.url, size: entry.size, ...(box ? { width: Math.round(box.width), height: Math.round(box.height), top: Math.round(box.top) } : {}) }
  })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value })
  watch('longtask', (entry) => { seen.blocking += Math.max(0, entry.duration - 50) })
  globalThis.__watched = () => seen
})()`

/** The same page to someone whose browser runs no script: what there is to read and to look at. */
export async function readWithoutScript(browser, url) {
  const context = await browser.newContext({ ...READER, javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    const heading = await page.locator('h1').first().innerText()
    const words = await page.locator('main').first().innerText()
    const pictures = await page
      .locator('main img')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().top < innerHeight && one.checkVisibility())
          .map((one) => ({ url: one.currentSrc, isThere: one.complete && one.naturalWidth > 0 })),
      )
    return { heading, words, pictures }
  } finally {
    await context.close()
  }
}
