import Bowser from 'bowser'

/** Null: not known. Programs that are no browsers have no name. */
export type BrowserNames = { browser: string | null; system: string | null }

/** `Chrome` and `macOS`, for pages and mails, which say the rest in the reader's language. */
export function browserNames(userAgent: string): BrowserNames {
  if (userAgent === '') return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  return { browser: browser.name || null, system: os.name || null }
}
