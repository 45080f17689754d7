import { crawlPage } from '../crawl/crawl-page.ts'
import { watchPage } from '../crawl/press-control.ts'
import { pressedInMemory } from '../crawl/pressed-already.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })
test.describe.configure({ timeout: 120_000 })

/** A sample of `npm run crawl`, which opens every page as everyone. */
const SAMPLE = [
  { who: 'creator', path: '/account-settings' },
  { who: 'host', path: '/hosting?tab=today' },
  { who: 'admin', path: '/admin/dashboard' },
] as const

for (const { who, path } of SAMPLE)
  test(`nothing on ${path} is without effect`, { tag: '@once' }, async ({ page, signInAs }) => {
    await watchPage(page)
    await signInAs(who)
    const { pressed, findings } = await crawlPage({
      page,
      path,
      who,
      enter: () => signInAs(who),
      done: pressedInMemory(),
      most: 5,
    })
    expect(findings).toEqual([])
    expect(pressed).toBeGreaterThan(2)
  })
