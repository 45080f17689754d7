import type { Page } from '@playwright/test'
import { openStripePaymentsPeer, PEER_WEBHOOK_SECRET } from '../../server/testing/stripe-payments-peer.ts'
import { agree, checkoutPath, describeProduction, freeSlot, pay } from '../support/bookings.ts'
import { idOf } from '../support/listings.ts'
import { enterAs, newPerson } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

type Peer = Awaited<ReturnType<typeof openStripePaymentsPeer>>

test.describe.configure({ timeout: 90_000 })

function startWithStripe(peer: Peer): Promise<TestServer> {
  return startServer({
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_stories',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_stories',
    STRIPE_PAYMENTS_WEBHOOK_SECRET: PEER_WEBHOOK_SECRET,
    STRIPE_API_URL: peer.url,
  })
}

/** Replaces the script that the real page loads from Stripe: fields, tokens, and a bank that says yes. */
const SCRIPT = `window.Stripe = () => {
  const field = (type) => {
    const input = document.createElement('input')
    input.setAttribute('aria-label', type)
    return {
      mount: (box) => box.append(input), destroy: () => input.remove(), focus: () => input.focus(),
      on: (name, tell) => input.addEventListener(name, () => tell({})),
    }
  }
  return {
    elements: () => ({ create: field }),
    createPaymentMethod: async () => ({ paymentMethod: { id: 'pm_card_authenticationRequired' } }),
    handleNextAction: async ({ clientSecret }) => { await window.approveAtBank(clientSecret); return {} },
    registerAppInfo() {}, _registerWrapper() {},
  }
}
window.Stripe.version = 'stories'`

async function standInForStripe(page: Page, peer: Peer): Promise<void> {
  await page.exposeFunction('approveAtBank', (secret: string) => peer.intents.authenticate(secret, true))
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
  await page.route('https://connect.stripe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Tell us about yourself</h1>' }),
  )
}

test('with Stripe, its own fields take the card, the bank is asked, and events change nothing twice', {
  tag: '@once',
}, async ({ browser }) => {
  const peer = await openStripePaymentsPeer()
  const server = await startWithStripe(peer)
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await standInForStripe(page, peer)
  const slot = await freeSlot(server, await idOf(server, 'Foundry Street Brick Loft'))
  const guest = await newPerson(server, { verified: true })
  await enterAs(page, guest, checkoutPath(slot))
  await describeProduction(page, 'In Frames')
  await page.getByLabel('cardNumber').fill('typed into a frame of Stripe')
  await agree(page)
  await pay(page)
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'Booking confirmed' })).toBeVisible()
  await context.close()

  const signed = [...peer.events(), ...peer.events().reverse()]
  expect(signed.length).toBeGreaterThan(2)
  for (const { payload, signature } of signed) {
    const answer = await fetch(`${server.url}/api/webhooks/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: new Uint8Array(payload),
    })
    expect(answer.status).toBe(204)
  }
  const rows = await server.query(
    `select b.state, array_agg(p.state) as cards, (select sum(amount_cents)::int from ledger_entries) as sum
      from bookings b join payments p on p.booking_id = b.id join users u on u.id = b.guest_id
      where u.email = $1 group by b.id`,
    [guest.email],
  )
  expect(rows).toEqual([{ state: 'confirmed', cards: ['captured'], sum: 0 }])

  const another = await browser.newContext({ baseURL: server.url })
  const host = await another.newPage()
  await standInForStripe(host, peer)
  // Demo hosts have an account with the simulated provider already, so this host is a new person.
  const owner = await newPerson(server, { verified: true, userType: 'host' })
  await enterAs(host, owner, '/settings/payments?tab=payouts')
  await host.getByRole('button', { name: 'Set up payouts' }).click()
  await expect(host.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible()
  const [account] = (await server.query(
    'select reference from payout_accounts a join users u on u.id = a.user_id where u.email = $1',
    [owner.email],
  )) as { reference: string }[]
  peer.people.onboard(account?.reference ?? '')
  await host.goto('/settings/payments?tab=payouts')
  await expect(host.getByText('Active', { exact: true })).toBeVisible()
  await another.close()
  await server.stop()
  await peer.close()
})
