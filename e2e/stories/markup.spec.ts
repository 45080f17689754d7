import type { Page } from '@playwright/test'
import { startServer, type TestServer } from '../support/server.ts'
import { expect, signIn, storeSession, test } from '../support/test.ts'

/** Breaks out of an element, an attribute and the page's own data, and is short enough for a title. */
const SHORT = `<img src=x onerror=planted=1>"'</script>`
const PLANTED = `${SHORT}<script>planted=1</script>`

/** The columns that people write, table by table. */
const TEXTS: Record<string, string[]> = {
  properties: ['title', 'description', 'tagline', 'areas_in', 'areas_out'],
  listing_text: ['title'],
  profiles: ['full_name', 'first_name', 'preferred_name', 'intro'],
  messages: ['content'],
  reviews: ['body', 'reply'],
  bookings: ['production_title', 'purpose', 'end_note'],
  host_applications: ['title', 'description', 'admin_notes'],
  photos: ['alt'],
  waitlist: ['full_name'],
  mailings: ['subject', 'body', 'link_label'],
  moderation_cases: ['reason', 'quote'],
  calendar_feeds: ['name'],
  packet_files: ['name'],
  message_files: ['name'],
  verifications: ['reason'],
  legal_holds: ['reason'],
}

async function plant(server: TestServer): Promise<number> {
  await server.query('set session_replication_role = replica')
  let planted = 0
  for (const [table, columns] of Object.entries(TEXTS))
    for (const column of columns) {
      const rows = await server.query(
        `update ${table} set ${column} = $1 where ${column} is not null and ${column} <> '' returning 1`,
        [/title|preferred|label|_name/.test(column) && column !== 'full_name' ? SHORT : PLANTED],
      )
      planted += rows.length
    }
  await server.query(
    `update profiles set prompts = (select jsonb_object_agg(name, $1::text) from jsonb_object_keys(prompts) as name)
     where prompts <> '{}'`,
    [PLANTED],
  )
  return planted
}

/**
 * Pages where the planted text shows (`shows`), and pages where at least nothing may run. One script is ours:
 * boot.ts.
 */
async function look(page: Page, path: string, shows: boolean): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  if (shows) await expect(page.locator('#root').getByText('<img src=x').first(), path).toBeAttached()
  const found = await page.evaluate(() => ({
    ran: 'planted' in window,
    images: document.querySelectorAll('img[src="x"], img[onerror]').length,
    scripts: document.querySelectorAll('script:not([src]):not([type])').length,
  }))
  expect(found, path).toEqual({ ran: false, images: 0, scripts: 1 })
}

async function idIn(server: TestServer, sql: string): Promise<string> {
  const [row] = (await server.query(sql)) as { id: string }[]
  return row?.id ?? ''
}

test('markup in every text that people write is shown as text, on every kind of page, and none of it runs', {
  tag: '@once',
}, async ({ browser }) => {
  test.slow()
  // Names of its own, so that no other story finds them.
  const server = await startServer({ LOG_LEVEL: 'error' })
  try {
    expect(await plant(server)).toBeGreaterThan(100)
    const ids = {
      property: await idIn(server, `select property_id as id from reviews where reply is not null limit 1`),
      host: await idIn(server, `select id from users where email = 'host@roomtone.test'`),
      trip: await idIn(
        server,
        `select b.id from bookings b join users u on u.id = b.guest_id where u.email = 'creator@roomtone.test' and b.state = 'confirmed' limit 1`,
      ),
      talk: await idIn(
        server,
        `select c.id from conversations c join users u on u.id = c.guest_id where u.email = 'creator@roomtone.test' and exists (select 1 from messages m where m.conversation_id = c.id) limit 1`,
      ),
      claim: await idIn(server, `select id from claims limit 1`),
    }
    const visits: [string | null, string, boolean][] = [
      [null, '/', false],
      [null, '/search', true],
      [null, `/property/${ids.property}`, true],
      [null, `/users/${ids.host}`, true],
      ['creator', `/users/${ids.host}`, true],
      ['creator', '/trips', true],
      ['creator', `/trips/${ids.trip}`, true],
      ['creator', `/messages?conversation=${ids.talk}`, true],
      ['creator', '/wishlist', true],
      ['creator', '/notifications', false],
      ['creator', '/profile', true],
      ['host', '/hosting?tab=today', true],
      ['host', '/hosting?tab=calendar', true],
      ['host', '/hosting?tab=listings', true],
      ['host', '/hosting?tab=reviews', true],
      ['host', '/hosting?tab=compliance', false],
      ['admin', '/admin/users', true],
      ['admin', '/admin/applications', true],
      ['admin', '/admin/moderation', true],
      ['admin', '/admin/disputes', false],
      ['admin', '/admin/mailings', true],
      ['admin', '/admin/bookings', true],
      ['admin', '/admin/compliance', true],
      ['admin', '/admin/verifications', false],
      ['admin', '/admin/audit', false],
    ]
    for (const who of new Set(visits.map(([person]) => person))) {
      const context = await browser.newContext({ baseURL: server.url })
      const page = await context.newPage()
      const refused: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy|inline/i.test(message.text())) refused.push(message.text())
      })
      if (who) await storeSession(page, await signIn(server.url, `${who}@roomtone.test`))
      for (const [, path, shows] of visits.filter(([person]) => person === who)) await look(page, path, shows)
      expect(refused).toEqual([])
      await context.close()
    }
  } finally {
    await server.stop()
  }
})
