import type { Page, Response } from '@playwright/test'
import { goInside } from '../support/go-inside.ts'
import { addressKind, pageKind } from './address-kind.ts'
import { type Control, findControls } from './controls.ts'
import { pressControl } from './press-control.ts'
import type { PressedAlready } from './pressed-already.ts'

export type Finding = { page: string; control: string; what: string }

export type Crawled = {
  pressed: number
  findings: Finding[]
  /** Our own addresses found on the way. */
  met: string[]
}

/** How far into menus and dialogs: the page, what a press opens, what a press in there opens. */
const DEEPEST = 3
const MOST_ON_A_PAGE = 300
/** Most of a page's requests have finished by then; a stream stays open forever. */
const SETTLED_MS = 300

/** Pressed last, because they end the session or the account that presses the rest. */
const ENDS_IT = /sign out|log out|deactivate|delete my account|close my account/i

/**
 * A refusal is an answer, and the browser logs each one as an error; in an email preview, the crawl's own
 * script is refused.
 */
const NOT_OURS = /status of 4\d\d|Blocked script execution in 'about:srcdoc'/

type Crawl = {
  page: Page
  path: string
  /** Menus are different for everyone: each presses their own. */
  who: string
  /** Signs in again where a press has ended the session. */
  enter: () => Promise<void>
  /** What has been pressed on other pages: the header needs it once, not on every page. */
  done: PressedAlready
  most?: number
}

/**
 * Opens one page and presses everything on it, each control on a fresh page, and then whatever that opens.
 */
export async function crawlPage({
  page,
  path,
  who,
  enter,
  done,
  most = MOST_ON_A_PAGE,
}: Crawl): Promise<Crawled> {
  const crawled: Crawled = { pressed: 0, findings: [], met: [] }
  const watch = watchForTrouble(page, crawled.findings)
  await open(page, path, enter)
  const waiting = inOrder((await here(page, path, who, done, crawled)).map((control) => [control]))
  while (waiting.length > 0 && crawled.pressed < most) {
    const way = waiting.shift() ?? []
    const control = way.at(-1)
    if (!control) break
    watch.at(path, way)
    await open(page, path, enter)
    if (!(await walk(page, way.slice(0, -1)))) continue
    if (control.href !== null && isHere(control.href, page)) continue
    await findControls(page)
    const effects = await pressControl(page, control)
    crawled.pressed += 1
    if (effects.length === 0)
      crawled.findings.push({ page: path, control: nameOf(way), what: 'nothing happened' })
    if (await isNowhere(page))
      crawled.findings.push({ page: path, control: nameOf(way), what: `a dead link to ${page.url()}` })
    crawled.met.push(page.url())
    if (way.length < DEEPEST && samePage(page, path))
      waiting.push(...inOrder((await here(page, path, who, done, crawled)).map((next) => [...way, next])))
  }
  watch.stop()
  return crawled
}

function nameOf(way: Control[]): string {
  return way.map(({ kind, name, href }) => `${kind} "${name || href}"`).join(' → ')
}

function inOrder(ways: Control[][]): Control[][] {
  return ways.sort((one, other) => Number(endsIt(one)) - Number(endsIt(other)))
}

function endsIt(way: Control[]): boolean {
  return ENDS_IT.test(way.at(-1)?.name ?? '')
}

/**
 * The controls that have not been pressed yet. External links are noted and not followed: tests use no
 * network.
 */
async function here(
  page: Page,
  path: string,
  who: string,
  done: PressedAlready,
  crawled: Crawled,
): Promise<Control[]> {
  const fresh: Control[] = []
  for (const control of await findControls(page)) {
    if (!done.claim(onceOf(control, path, who))) continue
    if (control.href !== null && (isElsewhere(control.href) || isHere(control.href, page))) continue
    if (control.href === '' || control.href === '#')
      crawled.findings.push({ page: path, control: nameOf([control]), what: 'a link to nowhere' })
    fresh.push(control)
  }
  return fresh
}

/**
 * Says which controls count as one: those in the page's frame once per person; links to one kind of page once
 * for all people (forty articles list each other); anything else once per kind of page.
 */
function onceOf({ key, href }: Control, path: string, who: string): string {
  if (/^(header|footer|nav|menu) /.test(key)) return `${who} ${key}`
  return href && !href.startsWith('#') ? `a link to ${addressKind(href)}` : `${pageKind(path)} ${key}`
}

/** Pressing a link to the current page leads nowhere else, and should not. */
function isHere(href: string, page: Page): boolean {
  return href !== '' && !href.startsWith('#') && new URL(href, page.url()).href === page.url()
}

function isElsewhere(href: string): boolean {
  return /^(mailto|tel|https?):/.test(href)
}

async function open(page: Page, path: string, enter: () => Promise<void>): Promise<void> {
  if (!(await reopen(page, path))) await load(page, path)
  if (!samePage(page, path)) {
    await enter()
    await load(page, path)
  }
  await page.waitForTimeout(SETTLED_MS)
  await page
    .waitForFunction(() => document.querySelector('main [aria-busy=true]') === null, null, { timeout: 8000 })
    .catch(() => {})
}

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .waitFor({ timeout: 8000 })
    .catch(() => {})
}

/**
 * A step inside the app skips reloading the scripts, which takes most of the time of a press. False where it
 * does not lead there.
 */
async function reopen(page: Page, path: string): Promise<boolean> {
  try {
    await page.keyboard.press('Escape')
    await goInside(page, path, 3000)
    return samePage(page, path)
  } catch {
    return false
  }
}

function samePage(page: Page, path: string): boolean {
  return new URL(page.url()).pathname === new URL(path, page.url()).pathname
}

/** False: the way there is gone, because an earlier press used up what was on it. */
async function walk(page: Page, way: Control[]): Promise<boolean> {
  for (const control of way) {
    const found = await findControls(page)
    if (!found.some(({ key }) => key === control.key)) return false
    await pressControl(page, control)
  }
  return true
}

async function isNowhere(page: Page): Promise<boolean> {
  return page
    .getByRole('heading', { name: '404 Oops! Page not found' })
    .isVisible()
    .catch(() => false)
}

/** Faults on our side: scripts that break, answers of 500 and more, what the console calls an error. */
function watchForTrouble(page: Page, findings: Finding[]) {
  let where = { page: '', control: '' }
  const note = (what: string) => void findings.push({ ...where, what })
  const onError = (error: Error) => note(`a script broke: ${error.message}`)
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error' && !NOT_OURS.test(message.text())) note(`the console: ${message.text()}`)
  }
  const onResponse = (response: Response) =>
    void (response.status() >= 500 && note(`${response.status()} from ${response.url()}`))
  page.on('pageerror', onError)
  page.on('console', onConsole as never)
  page.on('response', onResponse)
  return {
    at: (path: string, way: Control[]) => {
      where = { page: path, control: nameOf(way) }
    },
    stop: () => {
      page.off('pageerror', onError)
      page.off('console', onConsole as never)
      page.off('response', onResponse)
    },
  }
}
