import { confirmAccepting, freeSlot, openAs, post, requestBooking } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson } from '../support/people.ts'
import { expect, linkIn, signIn, test } from '../support/test.ts'

const HOST = 'host@roomtone.test'

test("a request rings the host's bell while they look, and is read by going to it", { tag: '@once' }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const host = { session: await signIn(server.url, HOST) }
  await enterAs(page, { email: HOST, ...host }, '/hosting?tab=listings')
  const guest = await newPerson(server, { verified: true })
  const slot = await freeSlot(server, await idOf(server, 'Glasshouse on Fern Lane'), { daysAhead: 50 })
  await post(server, host, '/api/notifications/read', { all: true })
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')

  await requestBooking(server, guest, slot, 'Frost on the inside')
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await expect(page.getByRole('status').filter({ hasText: 'New notification. 1 is unread.' })).toBeAttached()
  await bell.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const line = panel.getByRole('link', { name: /^Unread: Ines requested Glasshouse on Fern Lane/ })
  await expect(line).toContainText('Frost on the inside')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell).toBeFocused()

  await bell.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Frost on the inside' })).toBeVisible()
  await expect(bell).toHaveAccessibleName('Notifications')
})

test('opening the booking itself reads the notices about it', { tag: '@once' }, async ({
  page,
  server,
  browser,
}) => {
  const guest = await newPerson(server, { verified: true })
  const slot = await freeSlot(server, await idOf(server, 'Glasshouse on Fern Lane'), { daysAhead: 60 })
  const { id } = await requestBooking(server, guest, slot, 'Two kettles')
  await enterAs(page, guest, '/home')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await page.goto(`/trips/${id}`)
  await expect(bell).toHaveAccessibleName('Notifications')
  // Notices that arrive while they look count as read too.
  const host = await openAs(browser, server, HOST, `/hosting?tab=today&booking=${id}`)
  await host.getByRole('button', { name: 'Accept' }).first().click()
  await confirmAccepting(host)
  await expect(page.getByText('Confirmed').first()).toBeVisible()
  await expect(async () => {
    const [row] = await server.query(
      `select count(*)::int as lines, count(read_at)::int as read from notifications n join users u on u.id = n.user_id
       where u.email = $1 and n.booking_id = $2`,
      [guest.email, id],
    )
    expect(row).toEqual({ lines: 3, read: 3 })
  }).toPass()
  await expect(bell).toHaveAccessibleName('Notifications')
  await host.context().close()
})

test('on a phone the bell leads to the list, where one press reads them all', { tag: '@phone' }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const guest = await newPerson(server, { verified: true })
  const slot = await freeSlot(server, await idOf(server, 'Glasshouse on Fern Lane'), { daysAhead: 70 })
  await requestBooking(server, guest, slot, 'A long shelf')
  await enterAs(page, guest, '/home')
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await page.getByRole('link', { name: 'Unread 1' }).click()
  await expect(
    page.getByRole('link', { name: /^Unread: Your request for Glasshouse on Fern Lane/ }),
  ).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('You’re all caught up')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('link', { name: /^Your request for Glasshouse on Fern Lane/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
})

test('a member chooses which mails to get, and the choice is kept', { tag: '@once' }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const person = await newPerson(server)
  await enterAs(page, person, '/settings/notifications')
  const trips = page.getByRole('switch', { name: 'Trip planning' })
  const news = page.getByRole('switch', { name: 'News and programs' })
  await news.click()
  await expect(news).not.toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'News and programs: email off.' })).toBeAttached()
  const noMarketing = page.getByRole('checkbox', { name: 'Unsubscribe from all marketing emails' })
  await noMarketing.click()
  await expect(noMarketing).toBeChecked()
  await expect(trips).not.toBeChecked()
  await expect(trips).toBeDisabled()
  await expect(page.getByText('Email off')).toHaveCount(5)
  await expectAccessible()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  const reminders = page.getByRole('switch', { name: 'Reminders before a shoot' })
  await reminders.click()
  await expect(reminders).not.toBeChecked()
  await expect(
    page.getByRole('status').filter({ hasText: 'Reminders before a shoot: email off.' }),
  ).toBeAttached()
  await expect(page.getByText('Always on')).toHaveCount(4)
  await expectAccessible()
  await page.reload()
  await expect(reminders).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Messages' })).toBeChecked()
  await page.getByRole('link', { name: 'Offers and updates' }).click()
  await noMarketing.click()
  await expect(noMarketing).not.toBeChecked()
  await expect(trips).toBeChecked()
  await expect(news).not.toBeChecked()
})

test.describe('the link of a mail', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('turns its mails off and on again, without signing in and never by itself', { tag: '@both' }, async ({
    page,
    server,
    mailTo,
    expectAccessible,
  }) => {
    const person = await newPerson(server, { verified: true })
    const admin = { session: await signIn(server.url, 'admin@roomtone.test') }
    const words = {
      topic: 'news',
      audience: 'everyone',
      subject: 'A map of every space',
      body: 'Have a look.',
    }
    const { id } = (await post(server, admin, '/api/admin/mailings', { ...words, link: null })) as {
      id: string
    }
    await post(server, admin, `/api/admin/mailings/${id}/send`, { version: 1 })
    const link = linkIn(await mailTo(person.email, 'mailing'), '/unsubscribe')
    const off = async () => {
      const rows = await server.query(
        'select p.topics_off, p.no_marketing from notification_preferences p join users u on u.id = p.user_id where u.email = $1',
        [person.email],
      )
      return rows[0] ?? null
    }

    await page.goto(link)
    await expect(page.getByText(/^Emails about news and programs go to v•••@example.com/)).toBeVisible()
    await expectAccessible()
    expect(await off()).toBeNull()
    await page.getByRole('button', { name: 'Turn these emails off' }).click()
    await expect(page.getByText(/^Emails about news and programs are off/)).toBeVisible()
    expect(await off()).toEqual({ topics_off: ['news'], no_marketing: false })
    await page.getByRole('button', { name: 'Turn them back on' }).click()
    await page.getByRole('button', { name: 'Unsubscribe from all marketing emails' }).click()
    await expect(page.getByText(/^All marketing emails are off/)).toBeVisible()
    expect(await off()).toEqual({ topics_off: [], no_marketing: true })
    await expectAccessible()

    await page.goto(`${link.slice(0, -4)}AAAA`)
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
      'href',
      '/auth?next=%2Fsettings%2Fnotifications',
    )
    await expectAccessible()
  })
})
