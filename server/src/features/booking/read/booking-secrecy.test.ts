import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints, type Promised } from '../../../../testing/all-endpoints.ts'
import { aBooking, aVerifiedPerson, CARDS, type TestBooking, tokenOf } from '../../../../testing/booking.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const readings = (await allEndpoints()).filter(
  ({ endpoint, file }) => endpoint.method === 'GET' && /^(booking|payout|payment|notification)\//.test(file),
)

let guest: Person
let host: Person
let stranger: Person
let admin: Person
let asked: TestBooking
let unpaid: TestBooking
let secret = ''

beforeAll(async () => {
  guest = await aVerifiedPerson(server(), { email: 'gw.en@example.com', fullName: 'Gwen Unsaidname' })
  host = await aVerifiedPerson(server(), {
    email: 'het.tie@example.com',
    fullName: 'Hettie Hiddenname',
    roles: ['creator', 'host'],
  })
  stranger = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  admin = await server().aPerson({ roles: ['admin'] })
  asked = await aBooking(server(), { guest, host })
  unpaid = await aBooking(server(), {
    guest,
    host,
    state: 'awaiting_payment',
    card: CARDS.authenticates,
    startsInHours: 24 * 12,
  })
  secret = unpaid.view.payment?.clientSecret ?? ''
  // Both are told of it: the list behind the bell is one of the readings.
  await server().drain()
})

/** What every reading answers to this person, asked about this booking. */
async function everything(person: Person, { id }: TestBooking) {
  const authorization = `Bearer ${await tokenOf(server(), person)}`
  const read = async ({ route, endpoint }: Promised) => {
    const url = endpoint.path.replace(':month', '2026-11').replace(/:\w+/g, id)
    const answer = await server().app.inject({ url, headers: { authorization } })
    return { route, status: answer.statusCode, text: decoded(answer.payload) }
  }
  return Promise.all(readings.map(read))
}

/** Files travel as base64, which would hide what they say. */
function decoded(payload: string): string {
  const file = /"base64":"([^"]*)"/.exec(payload)?.[1]
  return file ? payload + Buffer.from(file, 'base64').toString() : payload
}

/** Matches only a separate number: the digits of an id may be the same by chance. */
const CARD_END = /(?<![\w-])4242(?![\w-])/

const tells = (text: string, one: string | RegExp) =>
  typeof one === 'string' ? text.includes(one) : one.test(text)

function expectNone(answers: Awaited<ReturnType<typeof everything>>, secrets: (string | RegExp)[]) {
  for (const { route, text } of answers)
    for (const one of secrets) expect(tells(text, one), `${route} tells ${one}`).toBe(false)
}

const PLACE = ['Secret Street', 'blue pot', '90012', '34.0645', '-118.2116']

describe('an open request', () => {
  it('gives its guest neither the place nor the host', async () => {
    const answers = await everything(guest, asked)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(4)
    expectNone(answers, [...PLACE, host.email, 'Hiddenname', 'tok_sim'])
    expect(answers.find(({ route }) => route === 'GET /api/notifications')?.text).toContain('Hettie')
  })

  it('gives its host neither the guest’s last name nor their address, nor anything of the card', async () => {
    const answers = await everything(host, asked)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(4)
    expectNone(answers, [guest.email, 'Unsaidname', secret, 'tok_sim', CARD_END])
  })

  it('gives strangers nothing at all', async () => {
    const answers = await everything(stranger, asked)
    expectNone(answers, [asked.id, 'Quiet Hours', ...PLACE, guest.email, host.email])
    for (const { route, status } of answers.filter(({ route }) => route.includes('/bookings/:id')))
      expect(status, route).toBe(404)
  })
})

describe('a request whose card is not good yet', () => {
  it('gives the bank’s secret to its guest, and to nobody else', async () => {
    expect(secret.length).toBeGreaterThan(8)
    const own = await everything(guest, unpaid)
    expect(own.find(({ route }) => route === 'GET /api/bookings/:id')?.text).toContain(secret)
    for (const person of [host, stranger, admin]) expectNone(await everything(person, unpaid), [secret])
  })

  it('does not exist for its host', async () => {
    const answers = await everything(host, unpaid)
    expectNone(answers, [unpaid.id])
  })
})

describe('a confirmed booking', () => {
  it('gives both sides what they need to meet, and only when they ask for it', async () => {
    const booking = await aBooking(server(), { guest, host, state: 'confirmed', startsInHours: 24 * 14 })
    await server().drain()
    const answers = await everything(guest, booking)
    const isEntry = ({ route }: { route: string }) => route === 'GET /api/bookings/:id/calendar'
    expectNone(
      answers.filter((one) => !isEntry(one)),
      [...PLACE, host.email, 'Hiddenname'],
    )
    // Downloading the calendar entry asks for the address, and for nothing else.
    const entry = answers.filter(isEntry)
    expect(entry[0]?.text).toContain('LOCATION:12 Secret Street')
    expectNone(entry, ['blue pot', '34.0645', '-118.2116', host.email, 'Hiddenname'])
    expectNone(await everything(host, booking), [guest.email, 'Unsaidname'])
    const params = { id: booking.id }
    const asGuest = await server().call(
      bookingCalls.access,
      { params },
      { token: await tokenOf(server(), guest) },
    )
    expect(asGuest).toMatchObject({ address: '12 Secret Street', contact: { email: host.email } })
    const asHost = await server().call(
      bookingCalls.access,
      { params },
      { token: await tokenOf(server(), host) },
    )
    expect(asHost.contact.email).toBe(guest.email)
  })
})
