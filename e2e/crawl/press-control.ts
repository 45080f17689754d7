import type { Locator, Page, Request } from '@playwright/test'
import { type Control, findControls } from './controls.ts'

const SETTLED_MS = 250
const PATIENCE_MS = 2500

/** The effects of a press, in words; an empty list means that it did nothing. */
type Effects = string[]

/** Records, from before the first script runs, what a page changes, copies, prints or scrolls. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PRESSABLE = 'button, a[href], input, select, textarea'
    const seen: string[] = []
    const busy = new Set<Node>()
    let isWatching = false
    const told = [
      'aria-expanded',
      'aria-checked',
      'aria-pressed',
      'aria-selected',
      'aria-current',
      'open',
      'hidden',
      'src',
    ]
    const isPressable = (node: Node) =>
      node instanceof Element && (node.matches(PRESSABLE) || node.querySelector(PRESSABLE) !== null)
    const look = (records: MutationRecord[]) => {
      for (const { type, target, attributeName, addedNodes, removedNodes } of records) {
        // A change that happens by itself, like a countdown, says nothing about a press, unless a control
        // appears or disappears.
        if (!isWatching) busy.add(target)
        else if ([...addedNodes, ...removedNodes].some(isPressable)) seen.push('the page changed')
        else if (!busy.has(target) && (type !== 'attributes' || told.includes(attributeName ?? '')))
          seen.push('the page changed')
      }
    }
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
    })
    const note = (what: string) => isWatching && seen.push(what)
    addEventListener('scroll', () => note('something scrolled'), true)
    addEventListener('change', () => note('a value changed'), true)
    // Counts focus only where one can type or read on; a pressed control has the focus anyway.
    addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches('input:not([type=radio], [type=checkbox]), textarea, [tabindex="-1"]'))
        note('the focus moved')
    })
    addEventListener('invalid', () => note('a field was refused'), true)
    window.print = () => note('the page was printed')
    navigator.clipboard.writeText = async () => void note('something was copied')
    Object.assign(window, {
      crawlWatch: () => {
        seen.length = 0
        isWatching = true
      },
      crawlRest: () => {
        isWatching = false
        busy.clear()
      },
      crawlSeen: () => [...new Set(seen)],
    })
  })
}

type Watched = { crawlWatch(): void; crawlRest(): void; crawlSeen(): string[] }

/** Streams and counts that repeat on their own, whatever was pressed. */
function isOfThePress(request: Request): boolean {
  return !/\/api\/(live|notifications\/counts|account\/refresh)/.test(request.url())
}

/** Presses a control as a person would, and waits for an effect. */
export async function pressControl(page: Page, control: Control): Promise<Effects> {
  const effects = new Set<string>()
  const on = {
    request: (request: Request) => void (isOfThePress(request) && effects.add('a request was sent')),
    download: () => void effects.add('a file was downloaded'),
    popup: (other: Page) => {
      effects.add('a window was opened')
      void other.close().catch(() => {})
    },
    filechooser: () => void effects.add('a file was asked for'),
    dialog: () => void effects.add('a question was asked'),
  }
  const before = page.url()
  await page.evaluate(() => (window as unknown as Watched).crawlRest())
  await page.waitForTimeout(SETTLED_MS)
  await page.evaluate(() => (window as unknown as Watched).crawlWatch())
  for (const [name, listener] of Object.entries(on)) page.on(name as 'request', listener as never)
  try {
    // A live page redraws itself now and then: what was marked is marked again, unless it is gone.
    if ((await marked(page, control).count()) === 0) await findControls(page)
    if ((await marked(page, control).count()) === 0) return ['it went by itself']
    await touch(page, control)
    await untilSomethingHappens(page, before, effects)
    await page.waitForTimeout(SETTLED_MS)
  } finally {
    for (const [name, listener] of Object.entries(on)) page.off(name as 'request', listener as never)
  }
  if (page.url() !== before) effects.add('another page was opened')
  for (const effect of await seenBy(page)) effects.add(effect)
  return [...effects]
}

function marked(page: Page, { key }: Control): Locator {
  return page.locator(`[data-crawl=${JSON.stringify(key)}]`).first()
}

async function touch(page: Page, control: Control): Promise<void> {
  const target = marked(page, control)
  if (control.kind === 'select') {
    const values = await target.evaluate((element) =>
      [...(element as HTMLSelectElement).options]
        .filter(({ disabled }) => !disabled)
        .map(({ value }) => value),
    )
    const current = await target.inputValue()
    await target.selectOption(values.find((value) => value !== current) ?? current, { timeout: 5000 })
    return
  }
  await target.scrollIntoViewIfNeeded({ timeout: 5000 }).catch(() => {})
  // A grip only works when dragged; clicking it does nothing.
  if ((await target.getAttribute('aria-roledescription')) === 'sortable') return target.press('Space')
  // A label or a ring may cover a small control, as it does for people, who press what they see.
  await target
    .click({ timeout: 5000 })
    .catch(() => target.dispatchEvent('click', {}, { timeout: 2000 }))
    .catch(() => {})
}

async function untilSomethingHappens(page: Page, before: string, effects: Set<string>): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    if (effects.size > 0 || page.url() !== before || (await seenBy(page)).length > 0) return
    await page.waitForTimeout(50)
  }
}

/** A page that is being left answers nothing, and leaving it is an effect too. */
async function seenBy(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Watched).crawlSeen()).catch(() => [])
}
