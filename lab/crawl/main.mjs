import { runInBrowser } from '../stage/run-in-browser.mjs'

/** Presses everything on every page as everyone, in a database that is thrown away. */
export const main = (settings) => runInBrowser('crawl.config.ts', settings, 3 * 60 * 60_000)
