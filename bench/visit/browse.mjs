/** A slow phone on a slow line, as the figures of others are made with. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const SLOWDOWN = 4
const LINE = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 ** 2) / 8,
  uploadThroughput: (0.75 * 1024 ** 2) / 8,
}
/** Nothing moves any more, and nothing is asked for. */
const QUIET_MS = 1500

/** One visit by someone who has never been here. */
export async function visit(browser, url) {
  const context = await browser.newContext(PHONE)
  try {
    await context.addInitScript(WATCH)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const files = watchFiles(page)
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 })
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    await page.waitForTimeout(QUIET_MS)
    const seen = await page.evaluate('globalThis.__watched()')
    return { ...seen, files }
  } finally {
    await context.close()
  }
}

function watchFiles(page) {
  const files = { script: [], stylesheet: [] }
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type in files) files[type].push(response.url())
  })
  return files
}

/** Runs in the page, before anything of it. Blocking time: what of each long task goes beyond 50 ms. */
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
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
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
