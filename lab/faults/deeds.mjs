import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const LINES = [
  'We load in through the side door, is that all right?',
  'Call time is early, wrap is at dusk.',
  'Two grip trucks and a generator; where can they stand?',
  'Lovely. The north light is what we came for.',
  'Is the piano in tune?',
]
const DRAWING = [
  [
    [40, 120],
    [120, 40],
    [180, 150],
    [260, 60],
  ],
]

/** Each returns nothing; the journal has what was acknowledged. A refusal is an answer like any other. */
export const DEEDS = {
  async search({ me, random }) {
    const where = random.pick(['Los Angeles', 'CA', 'loft', ''])
    await me.browser.call('GET', `/api/search?where=${encodeURIComponent(where)}&limit=12`)
  },

  async request({ me, random, world, journal }) {
    const listing = random.pick(world.listings)
    const day = new Date(Date.now() + random.int(8, 60) * 86_400_000).toISOString().slice(0, 10)
    const choice = { by: 'hour', date: day, start: random.int(12, 34) * 30, hours: random.int(1, 5) }
    const quote = await me.browser.call(
      'GET',
      `/api/properties/${listing.id}/quote?${new URLSearchParams(choice)}`,
    )
    if (!quote.price) return
    const key = randomUUID()
    const token = random.chance(0.1)
      ? 'pm_card_visa_chargeDeclined'
      : random.chance(0.05)
        ? 'pm_peer_uncapturable'
        : 'pm_card_visa'
    const body = {
      key,
      propertyId: listing.id,
      choice,
      crew: 4,
      production: { title: 'Quiet Hours', kind: 'stills', purpose: 'Portraits by the window', involves: [] },
      expectedTotal: quote.price.total,
      expectedTerms: quote.terms.mark,
      agreed: true,
      card: { token },
    }
    journal.try('bookings', key, { guestId: me.id })
    const view = await me.browser.call('POST', '/api/bookings', { body })
    journal.acknowledge('booking', {
      id: view.id,
      key,
      guestId: me.id,
      startsAt: view.startsAt,
      total: quote.price.total,
    })
    world.bookings.push({ id: view.id, guest: me, host: listing.host, listing })
  },

  async pay({ me, random, world }) {
    const booking = mine(random, world, me, 'guest')
    if (!booking) return
    const view = await me.browser.call('GET', `/api/bookings/${booking.id}`)
    if (view.state !== 'awaiting_payment') return
    await me.browser.call('POST', `/api/bookings/${booking.id}/pay`, {
      body: { card: { token: 'pm_card_visa' } },
    })
  },

  async withdraw({ me, random, world, journal }) {
    const booking = mine(random, world, me, 'guest')
    if (!booking) return
    const view = await me.browser.call('POST', `/api/bookings/${booking.id}/withdraw`)
    journal.acknowledge('withdrawal', { id: view.id })
  },

  async answer({ me, random, journal }) {
    const { items } = await me.browser.call('GET', '/api/hosting/bookings?show=requests')
    const waiting = items.filter(({ state }) => state === 'pending')
    if (waiting.length === 0) return
    const { id } = random.pick(waiting)
    if (random.chance(0.15)) {
      await me.browser.call('POST', `/api/bookings/${id}/decline`, { body: { reason: 'not_a_fit' } })
      return journal.acknowledge('decline', { id })
    }
    const view = await me.browser.call('POST', `/api/bookings/${id}/accept`, { body: {} })
    if (view.state === 'confirmed') journal.acknowledge('accept', { id })
  },

  async cancel({ me, random, world, journal, as }) {
    const booking = mine(random, world, me, as)
    if (!booking) return
    const terms = await me.browser.call('GET', `/api/bookings/${booking.id}/cancellation`)
    const body = { reason: 'emergency', expectedRefund: terms.refund, expectedPenalty: terms.penalty }
    await me.browser.call('POST', `/api/bookings/${booking.id}/cancel`, { body })
    journal.acknowledge('cancellation', { id: booking.id, refund: terms.refund })
  },

  async message({ me, random, world, journal, as }) {
    const conversation = await talkAbout(me, random, world, as)
    if (!conversation) return
    await say(me, journal, conversation, random.pick(LINES), [])
  },

  async upload({ me, random, world, journal, as }) {
    const conversation = await talkAbout(me, random, world, as)
    if (!conversation) return
    const words = `%PDF-1.7\n${randomUUID()}\n%%EOF\n`
    const file = await me.browser.call('POST', `/api/conversations/${conversation}/files?name=plan.pdf`, {
      bytes: Buffer.from(words),
    })
    await say(me, journal, conversation, 'Here is the plan.', [file.id])
    journal.acknowledge('upload', { id: file.id, words, ownerId: me.id })
  },

  async sign({ me, random, world, journal, as, mailbox }) {
    const booking = mine(random, world, me, as)
    if (!booking) return
    const path = `/api/bookings/${booking.id}/release`
    const release = await me.browser.call('GET', path)
    if (!release.canSign) return
    const since = mailbox.received.length
    await me.browser.call('POST', `${path}/code`)
    const code = await readCode(mailbox, me.email, since)
    if (!code) return
    const body = {
      version: release.version,
      hash: release.hash,
      hasRead: true,
      hasConsented: true,
      legalName: 'Ada Quill',
      signature: { kind: 'drawn', drawing: DRAWING },
      code,
    }
    await me.browser.call('POST', `${path}/sign`, { body })
    journal.acknowledge('signature', { id: booking.id, version: release.version, party: as, signerId: me.id })
  },

  async refresh({ me }) {
    if (me.browser.session) await me.browser.refresh(15_000)
  },

  async signIn({ me }) {
    await me.browser.signIn(15_000)
  },
}

/** Lately made ones are the ones that something happens to. */
function mine(random, world, me, as) {
  const list = world.bookings.filter((booking) => booking[as] === me).slice(-12)
  return list.length > 0 ? random.pick(list) : null
}

async function talkAbout(me, random, world, as) {
  const booking = mine(random, world, me, as)
  if (!booking && as === 'host') return null
  const body = booking ? { bookingId: booking.id } : { propertyId: random.pick(world.listings).id }
  return (await me.browser.call('POST', '/api/conversations', { body })).id
}

async function say(me, journal, conversation, content, fileIds) {
  const key = randomUUID()
  journal.try('messages', key, { senderId: me.id })
  const body = { key, content, fileIds }
  const view = await me.browser.call('POST', `/api/conversations/${conversation}/messages`, { body })
  journal.acknowledge('message', { id: view.id, key, senderId: me.id, conversation, content })
}

async function readCode(mailbox, email, since) {
  for (let tries = 0; tries < 60; tries += 1) {
    const mail = mailbox.received
      .slice(since)
      .findLast(({ to, kind }) => to === email && kind === 'signing-code')
    const code = mail && /\b(\d{6})\b/.exec(mail.body)?.[1]
    if (code) return code
    await pause(100)
  }
  return null
}
