import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the showcase turns every four seconds, holds while touched, and can be picked from', async ({ page }, {
  project,
}) => {
  await page.goto('/')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab('Mansion')).toHaveAttribute('aria-selected', 'true')
  await tab('Mansion').scrollIntoViewIfNeeded()

  // The ring is the clock. The story reads it and ends it instead of waiting: a busy machine is late.
  const ring = page.getByRole('button', { name: 'Pause slideshow' }).locator('circle')
  const state = () => ring.evaluate((circle) => circle.getAnimations()[0]?.playState)
  await expect
    .poll(() => ring.evaluate((circle) => circle.getAnimations()[0]?.effect?.getTiming().duration))
    .toBe(4000)
  await expect.poll(state).toBe('running')
  if (project.name === 'desktop') {
    await tab('Mansion').hover()
    await expect.poll(state).toBe('paused')
    await page.mouse.move(0, 0)
    await expect.poll(state).toBe('running')
  }
  await ring.evaluate((circle) => circle.getAnimations()[0]?.finish())
  await expect(tab('Modern')).toHaveAttribute('aria-selected', 'true')

  await tab('Pool').click()
  await expect(tab('Pool')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Jacuzzi')).toBeFocused()
  await expect(tab('Jacuzzi')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(state).toBe('paused')
})

test('a featured space opens with its pictures and leads to its page', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: /Casa Tamarisk Pool Terrace/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Casa Tamarisk Pool Terrace' })
  await expect(dialog).toContainText('$2,200')
  await expectAccessible()
  await dialog.getByRole('link', { name: 'View space' }).click()
  await expect(page).toHaveURL(/\/property\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa Tamarisk Pool Terrace')
})

test('a button pressed before the page is alive is not pressed in vain', { tag: '@once' }, async ({
  context,
  server,
}) => {
  const page = await context.newPage()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/entry-client*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(server.url, { waitUntil: 'commit' })
  // Not click(): it waits until the page is stable, which needs the script that is being held back.
  await page.getByRole('banner').getByRole('button', { name: 'Join Waitlist' }).dispatchEvent('click')
  await expect(page.locator('html[data-ready]')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog', { name: 'Join the Waitlist' })).toBeVisible()
})

test('shows the six featured figures, the year and the demo accounts', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const figure of ['$2,500', '$1,800', '$1,200', '$1,000', '$950', '$2,200'])
    await expect(main).toContainText(figure)
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getUTCFullYear()} Roomtone`)
  await expect(page.getByRole('contentinfo')).toContainText('creator@roomtone.test')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing turns by itself', { tag: '@once' }, async ({ page }) => {
    await page.goto('/')
    const mansion = page.getByRole('tab', { name: 'Mansion' })
    await mansion.scrollIntoViewIfNeeded()
    await expect(mansion).toHaveAttribute('aria-selected', 'true')
    // The ring whose end turns the showcase is on the page and does not move.
    const ring = page.locator('button circle[pathLength="1"]')
    await expect(ring).toHaveCount(1)
    expect(await ring.evaluate((circle) => circle.getAnimations().length)).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the public pages can be read', { tag: '@once' }, async ({ page }) => {
    for (const [path, words] of [
      ['/', 'Featured Spaces'],
      ['/terms', 'neutral intermediary'],
      ['/help?q=refund', 'refund'],
      ['/property/alder-house-drawing-room', 'herringbone'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(words)
    }
  })
})

test('the whole way in works by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log In' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Email').focus()
  await page.keyboard.type('creator@roomtone.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Roomtone1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home$/)
  const menu = page.getByRole('button', { name: 'Your menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Wishlist' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Trips' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('body > [aria-live]'), 'what a screen reader says').toHaveText('Trips · Roomtone')
  await expect(page).toHaveURL(/\/trips$/)
  await menu.blur()
  await page.goBack()
  await expect(page.locator('#main'), 'where the keyboard goes on').toBeFocused()
})

test('an address with a place further down leads there on a first visit', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/#how')
  const part = page.locator('#how')
  await expect(part).toBeInViewport({ ratio: 0.5 })
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(part).toBeInViewport({ ratio: 0.5 })
})
