import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import type { Session } from '@roomtone/contract/account/session'
import { waitlistCalls } from '@roomtone/contract/waitlist/waitlist.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints, type Promised } from '../testing/all-endpoints.ts'
import { aVerifiedPerson } from '../testing/booking.ts'
import { AT_THE_PROCESSOR, giveHerThings, type HerThings, urlAbout } from '../testing/her-things.ts'
import { ID_PICTURES } from '../testing/id-files.ts'
import { aJpeg } from '../testing/pictures.ts'
import { SAMPLE_BODIES } from '../testing/sample-inputs.ts'
import { type Person, useServer } from '../testing/server.ts'
import { useVerifying } from '../testing/verifying.ts'

const ADDRESS = '203.0.113.77'
const HOUR = 3_600_000
// The embedded mailbox shows whole mails by design; with SMTP it does not exist, as in production.
const server = useServer({ SMTP_URL: 'smtp://127.0.0.1:9', IDENTITY_PROVIDER: 'manual' })
const verifying = useVerifying(server)
const promised = await allEndpoints()
const photo = await aJpeg()
// These change the password or end the session of the person who asks, so they are asked last.
const last = (route: string) => Number(/sign-out|account\/(password|deactivate|close)$/.test(route))
const ordered = promised.toSorted((a, b) => last(a.route) - last(b.route))

let admin: Person
let member: Person
let guest: Person
let shooter: Person
let bystander: Session
/** Refreshed again and again: a token that comes twice, too late, ends its session. */
let spare: Session
let verificationId: string
let hers: HerThings
let secrets: Record<string, string>

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  member = await verifying.aNamedPerson({ roles: ['host'] })
  guest = await aVerifiedPerson(server())
  shooter = await aVerifiedPerson(server())
  hers = await giveHerThings(server(), member, guest, shooter)
  await verifying.submit(member, { idNumber: 'XK-77 4412' })
  verificationId = (await verifying.verificationsOf(member))[0]?.id ?? ''
  const { db } = server().deps
  await db
    .updateTable('profiles')
    .set({ verification_token: 'a-provider-token-of-someone' })
    .where('id', '=', member.id)
    .execute()
  const body = { email: member.email, password: member.password, deviceId: 'device-of-someone' }
  bystander = await server().call(accountCalls.signIn, { body }, { address: ADDRESS })
  spare = await server().call(accountCalls.signIn, { body: { email: guest.email, password: guest.password } })
  const form = { email: 'june@example.com', fullName: 'June Albright', userType: 'host' as const }
  await server().call(waitlistCalls.join, { body: form }, { address: ADDRESS })
  secrets = await collectSecrets()
})

async function collectSecrets(): Promise<Record<string, string>> {
  const { db, config } = server().deps
  const tokens = await db.selectFrom('refresh_tokens').select('token_hash').execute()
  const keys = await db.selectFrom('subject_keys').select('wrapped_key').execute()
  const documents = await db.selectFrom('documents').select('wrapped_key').execute()
  const ids = await db.selectFrom('verifications').select('id_hash').execute()
  const requests = await db.selectFrom('bookings').select('request_hash').execute()
  const payments = await db.selectFrom('charges').select('token').execute()
  const links = await db.selectFrom('crew_links').select('token_hash').execute()
  const devices = await db
    .selectFrom('sessions')
    .select('device_hash')
    .where('device_hash', 'is not', null)
    .execute()
  const buffers = {
    'token hash': tokens.map((row) => row.token_hash),
    'wrapped key': keys.map((row) => row.wrapped_key),
    'wrapped key of a document': documents.flatMap((row) => row.wrapped_key ?? []),
    'hash of an ID number': ids.flatMap((row) => row.id_hash ?? []),
    'hash of a request': requests.map((row) => row.request_hash),
    'hash of a crew link': links.map((row) => row.token_hash),
    'device hash': devices.flatMap((row) => row.device_hash ?? []),
    'master key': [config.masterKey],
  }
  const encodings = ['hex', 'base64', 'base64url'] as const
  const encoded = Object.entries(buffers).flatMap(([name, list]) =>
    list.flatMap((buffer, n) =>
      encodings.map((encoding) => [`${name} ${n} as ${encoding}`, buffer.toString(encoding)] as const),
    ),
  )
  return {
    'password hash': '$argon2',
    'verification token': 'a-provider-token-of-someone',
    'name of a secret column': 'verification_token',
    'an ID number': 'XK774412',
    'an ID number as it was written': 'XK-77 4412',
    'session secret': config.sessionSecret,
    'an address': ADDRESS,
    'a device': 'device-of-someone',
    'a refresh token of someone': bystander.refresh_token,
    'an access token of someone': bystander.access_token,
    'a password': member.password,
    ...Object.fromEntries(payments.map(({ token }, n) => [`a card’s token ${n}`, token])),
    'the processor’s name for a person': AT_THE_PROCESSOR.customer,
    'the processor’s name for a card': AT_THE_PROCESSOR.card,
    'the processor’s name for an account': AT_THE_PROCESSOR.account,
    ...Object.fromEntries(encoded),
  }
}

function ask({ route, endpoint }: Promised, person: Person | null) {
  const payload = endpoint.bytes
    ? /photos|avatar|conversations|packet/.test(route)
      ? photo
      : ID_PICTURES.jpeg
    : bodyFor(route)
  const things = endpoint.path.includes('/verifications/') ? { ...hers, person: verificationId } : hers
  return server().app.inject({
    method: endpoint.method,
    url: urlAbout(things, endpoint.path),
    ...(payload ? { payload } : {}),
    headers: {
      ...(endpoint.bytes ? { 'content-type': endpoint.bytes.type ?? 'application/octet-stream' } : {}),
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    },
    remoteAddress: ADDRESS,
  })
}

/**
 * No actor here gets an answer from these: they take a link or a code from a mail or an app, Google, a
 * signature, a calendar on the network, or an entry in another state. Each has a test of its own.
 */
const ALWAYS_REFUSED = readFileSync(new URL('../testing/always-refused.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

const WITH_LISTINGS = [
  'POST /api/cohosts',
  'POST /api/hosting/calendar/blocks',
  'PUT /api/hosting/calendar/prices',
]

/** Bodies that succeed where they can, so that there is something to leak. */
function bodyFor(route: string): object | undefined {
  if (route === 'POST /api/account/sign-in') return { email: admin.email, password: admin.password }
  if (route === 'POST /api/account/refresh') return { refresh_token: spare.refresh_token }
  if (route === 'POST /api/credits') return { code: hers.creditCode }
  if (route === 'POST /api/admin/gift-cards' || route === 'POST /api/admin/coupons')
    return { ...SAMPLE_BODIES[route], key: randomUUID() }
  if (WITH_LISTINGS.includes(route)) return { ...SAMPLE_BODIES[route], listings: [hers.property] }
  if (route === 'POST /api/conversations') return { propertyId: hers.property }
  if (route === 'POST /api/bookings/:id/crew/links') return { memberIds: [hers.crewMember] }
  if (route === 'PUT /api/bookings/:id/call-sheet')
    return {
      ...SAMPLE_BODIES[route],
      callAt: new Date(server().clock.now().getTime() + 20 * HOUR).toISOString(),
    }
  if (route === 'POST /api/unsubscribe') return { token: hers.unsubscribeToken, what: 'topic', isOn: false }
  return SAMPLE_BODIES[route]
}

describe('what leaves the server', () => {
  it('holds nothing that must stay secret, no matter who asks for what', async () => {
    expect(Object.keys(secrets).length).toBeGreaterThan(20)
    const statuses: Record<string, number[]> = {}
    for (const person of [null, member, guest, shooter, admin]) {
      for (const target of ordered) {
        const answer = await ask(target, person)
        const whole = answer.payload + JSON.stringify(answer.headers)
        for (const [name, secret] of Object.entries(secrets))
          expect(whole.includes(secret), `${target.route} answers ${name}`).toBe(false)
        expect(answer.statusCode, `${target.route} for ${person?.email}: ${answer.payload}`).toBeLessThan(500)
        statuses[target.route] = [...(statuses[target.route] ?? []), answer.statusCode]
      }
    }
    const refused = Object.entries(statuses).filter(([, list]) => list.every((status) => status >= 300))
    expect(refused.map(([route]) => route).filter((route) => !ALWAYS_REFUSED.includes(route))).toEqual([])
  }, 120_000)

  it('does not tell which software answers', async () => {
    const answer = await server().app.inject({ url: '/api/site' })
    expect(answer.headers['x-powered-by']).toBeUndefined()
    expect(answer.headers.server).toBeUndefined()
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  it('has no mailbox to show once mails leave by SMTP', async () => {
    expect((await server().app.inject({ url: '/api/dev/mails' })).statusCode).toBe(404)
  })

  it('is kept out of caches', async () => {
    const answer = await server().app.inject({
      url: '/api/account/me',
      headers: { authorization: `Bearer ${bystander.access_token}` },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
