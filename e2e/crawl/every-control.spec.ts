import { mkdir, writeFile } from 'node:fs/promises'
import { HOSTING_TABS, ROUTES } from '../support/routes.ts'
import { expect, test } from '../support/test.ts'
import { addressKind } from './address-kind.ts'
import { crawlPage, type Finding } from './crawl-page.ts'
import { watchPage } from './press-control.ts'
import { pressedInFile } from './pressed-already.ts'

const ROLES = ['guest', 'newcomer', 'creator', 'host', 'admin'] as const
const NOBODYS = /00000000-0000-4000-8000-000000000000/

/** Opens a single page, to look at a finding again. */
const { CRAWL_ONLY: only } = process.env

// The crawl causes refusals on purpose; its own watch tells refusals from faults.
test.use({ expectedErrors: [/.*/] })

function addressesOf(role: (typeof ROLES)[number]): string[] {
  const seen = role === 'newcomer' ? 'creator' : role
  const stays = Object.entries(ROUTES).filter(([path, to]) => to[seen] === 'here' && !NOBODYS.test(path))
  const tabs = role === 'host' ? HOSTING_TABS.map((tab) => `/hosting?tab=${tab}`) : []
  const paths = stays.map(([path]) => path).filter((path) => path !== '/nowhere-at-all')
  // The pages of this role alone come first, because others crawl the rest too.
  return [...tabs, ...paths].sort((one, other) => Number(isOwn(other, role)) - Number(isOwn(one, role)))
}

function isOwn(path: string, role: (typeof ROLES)[number]): boolean {
  return path.startsWith(role === 'admin' ? '/admin' : role === 'host' ? '/hosting' : '/trips')
}

for (const role of ROLES)
  test(`everything that a ${role} can press has an effect`, async ({ page, server, signInAs }) => {
    await watchPage(page)
    const enter = async () => {
      if (role !== 'guest') await signInAs(role)
    }
    await enter()
    const waiting = only ? [only] : addressesOf(role)
    const kinds = new Set(waiting.map(addressKind))
    const done = pressedInFile(`.cache/crawl-pressed-${process.ppid}`)
    const findings: Finding[] = []
    let pressed = 0
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const crawled = await crawlPage({ page, path, who: role, enter, done })
      pressed += crawled.pressed
      findings.push(...crawled.findings)
      console.log(`${role} ${path}: ${crawled.pressed} pressed, ${crawled.findings.length} to look at`)
      for (const { control, what } of crawled.findings) console.log(`  ${control}: ${what}`)
      for (const address of crawled.met) {
        const { origin, pathname, search } = new URL(address)
        const kind = addressKind(address)
        if (origin !== server.url || kinds.has(kind) || /^\/(api|pictures|files)\//.test(pathname)) continue
        kinds.add(kind)
        if (!only) waiting.push(pathname + search)
      }
    }
    await mkdir('.cache', { recursive: true })
    await writeFile(
      `.cache/crawl-${role}.json`,
      JSON.stringify({ role, pages: kinds.size, pressed, findings }, null, 2),
    )
    console.log(`${role}: ${kinds.size} pages, ${pressed} controls pressed, ${findings.length} findings`)
    expect(findings).toEqual([])
  })
