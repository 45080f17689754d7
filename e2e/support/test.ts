import { type BrowserContext, test as base, expect, type Page, type ViewportSize } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expectNoSidewaysScroll } from './no-sideways-scroll.ts'
import { startServer, type TestServer } from './server.ts'
import { PHONE } from './widths.ts'

export { expect }

/**
 * By default `poll` waits longer and longer between looks, up to a second, and wastes half of that on
 * average.
 */
export const SOON = [50, 100, 150]

type Mail = { to: string; kind: string; subject: string; text: string; html: string }

type StoryFixtures = {
  /** Console messages that this story causes on purpose. */
  expectedErrors: RegExp[]
  guarded: undefined
  signInAs: (who: 'admin' | 'host' | 'creator' | 'newcomer', page?: Page) => Promise<void>
  mailTo: (address: string, kind: string) => Promise<Mail>
  /** Moves the server's clock ahead; the next story finds it reset. */
  passMinutes: (minutes: number) => Promise<void>
  expectToast: (title: string, text?: string) => Promise<void>
  /** Checks the page in its own width and in others; nothing may need sideways scrolling either. */
  expectAccessible: (...others: ViewportSize[]) => Promise<void>
}

export const test = base.extend<StoryFixtures, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  /** Arriving means that the page is hydrated, not only drawn: a press before that would be lost. */
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...args) => {
      const response = await goto(...args)
      const isPage = response?.headers()['content-type']?.startsWith('text/html') ?? true
      if (javaScriptEnabled && isPage) await page.locator('html[data-ready]').waitFor({ state: 'attached' })
      return response
    }
    await use(page)
  },

  baseURL: async ({ server }, use) => use(server.url),

  expectedErrors: [[], { option: true }],

  /** An unexpected console error fails the story that caused it. */
  guarded: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      watch(context, errors)
      await use(undefined)
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
      expect(unexpected, 'console errors').toEqual([])
    },
    { auto: true },
  ],

  signInAs: async ({ page, server }, use) => {
    await use(async (who, target = page) => {
      await storeSession(target, await signIn(server.url, `${who}@roomtone.test`))
    })
  },

  mailTo: async ({ server }, use) => {
    await use(async (address, kind) => {
      let found: Mail | undefined
      await expect
        .poll(
          async () => {
            const response = await fetch(`${server.url}/api/dev/mails?to=${encodeURIComponent(address)}`)
            const { items } = (await response.json()) as { items: Mail[] }
            found = items.find((mail) => mail.kind === kind)
            return found !== undefined
          },
          { message: `a ${kind} mail to ${address}`, intervals: SOON },
        )
        .toBe(true)
      return found as Mail
    })
  },

  passMinutes: async ({ server }, use, info) => {
    const { setClockAhead } = server
    if (!setClockAhead)
      return info.skip(true, 'Somebody else has started this server: its clock cannot be moved.')
    let passed = 0
    await use(async (minutes) => {
      passed += minutes
      await setClockAhead(passed * 60_000)
    })
    await setClockAhead(0)
  },

  /**
   * Waits for a new toast each time, even if it has gone again: a toast stays four seconds, however slow the
   * machine is.
   */
  expectToast: async ({ page }, use) => {
    const shown = await recordToasts(page)
    await use(async (title, text = '') => {
      const isMeant = (words: string) => words.includes(title) && words.includes(text)
      await expect
        .poll(
          () => {
            const found = shown.findIndex(isMeant)
            if (found !== -1) shown.splice(found, 1)
            return found !== -1
          },
          { message: `a message that says "${title}" ${text}`, intervals: SOON },
        )
        .toBe(true)
    })
  },

  expectAccessible: async ({ page }, use, { tags }) => {
    await use(async (...others) => {
      await expectNoViolations(page)
      const size = page.viewportSize()
      for (const other of tags.includes('@both') ? [PHONE] : others) {
        await page.setViewportSize(other)
        await expectNoViolations(page)
        await expectNoSidewaysScroll(page, page.url())
      }
      if (size) await page.setViewportSize(size)
    })
  },
})

async function expectNoViolations(page: Page): Promise<void> {
  // Colors in transition are neither the old nor the new ones. Endless animations are not waited for; a toast
  // moves one frame after it appears or disappears.
  await expect(
    page.locator('[data-sonner-toast]:is([data-mounted="false"], [data-removed="true"])'),
  ).toHaveCount(0)
  await page.evaluate(() => {
    // On a first visit, parts far down are not laid out yet, and so have no colors behind them.
    delete document.documentElement.dataset['short']
    return Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    )
  })
  const found = await findViolations(page)
  expect(found, `accessibility of ${page.url()}, ${page.viewportSize()?.width} pixels wide`).toEqual([])
}

/** The texts of a page's toasts, in the order in which they appeared. */
async function recordToasts(page: Page): Promise<string[]> {
  const shown: string[] = []
  await page.exposeFunction('roomtoneShown', (words: string) => void shown.push(words))
  await page.addInitScript(() => {
    const told = new WeakMap<Element, string>()
    const look = () => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
        const words = (toast.textContent ?? '').replace(/\s+/g, ' ')
        if (told.get(toast) === words) continue
        told.set(toast, words)
        ;(window as unknown as { roomtoneShown(words: string): void }).roomtoneShown(words)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return shown
}

function watch(context: BrowserContext, errors: string[]): void {
  const onPage = (page: Page) => {
    const note = (words: string) => errors.push(`${words} (on ${page.url()})`)
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text())
    })
    page.on('pageerror', (error) => note(error.message))
  }
  for (const page of context.pages()) onPage(page)
  context.on('page', onPage)
}

export async function signIn(
  url: string,
  email: string,
  password = 'Roomtone1',
): Promise<{ access_token: string; refresh_token: string }> {
  const response = await fetch(`${url}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, deviceId: 'browser-tests' }),
  })
  if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`)
  return (await response.json()) as { access_token: string; refresh_token: string }
}

/** Loads a file that is no page: opening one just for this would be the slowest part of many stories. */
export async function storeSession(page: Page, session: { access_token: string }): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((stored) => localStorage.setItem('roomtone.session', stored), JSON.stringify(session))
}

/** An address that nobody has used in this run. */
export function freshEmail(name: string): string {
  return `${name}-${Math.random().toString(36).slice(2, 10)}@example.com`
}

/** The link in an email's text whose path begins like this. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path))
  if (!link) throw new Error(`No link to ${path} in:\n${mail.text}`)
  return link
}
