import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints, type Promised } from '../testing/all-endpoints.ts'
import { aVerifiedPerson } from '../testing/booking.ts'
import { giveHerThings, type HerThings, ON_SET, urlAbout } from '../testing/her-things.ts'
import { ID_PICTURES } from '../testing/id-files.ts'
import { aJpeg } from '../testing/pictures.ts'
import { SAMPLE_BODIES } from '../testing/sample-inputs.ts'
import { type Person, useServer } from '../testing/server.ts'

const server = useServer({ SMTP_URL: 'smtp://127.0.0.1:9', IDENTITY_PROVIDER: 'manual' })
const promised = await allEndpoints()
const photo = await aJpeg()

/** Everything about one host that only she, an admin's review or the guest of a confirmed booking may learn. */
const SECRETS = {
  'the street': '12 Secret Street',
  'the way in': 'under the blue pot',
  'the exact latitude': '34.0645',
  'the exact longitude': '-118.2116',
  'the postal code': '90012',
  'where she lives': '7 Hidden Lane',
  'the street of her draft': '99 Unsaid Alley',
  'the calendar she follows': 'private-feed-key',
  'a note on a block': 'away with the children',
  'her full name': 'Thessaly Vandermeer',
  ...ON_SET,
}

const TRIP = ['GET /api/bookings/:id', 'GET /api/trips', 'GET /api/bookings/:id/calendar']
const TALK = [
  'GET /api/conversations',
  'GET /api/conversations/:id',
  'GET /api/conversations/:id/messages',
  'GET /api/messages/files/:id',
  'POST /api/conversations/:id/files',
]

let owner: Person
let hers: HerThings
const others: Record<string, Person | null> = { stranger: null }

beforeAll(async () => {
  owner = await server().aPerson({ fullName: 'Thessaly Vandermeer', roles: ['creator', 'host'] })
  const guest = await aVerifiedPerson(server(), { fullName: 'Gideon Asks' })
  hers = await giveHerThings(server(), owner, guest)
  others['newcomer'] = await server().aPerson({ fullName: 'New Comer' })
  others['verified creator'] = await verified(await server().aPerson({ fullName: 'Vera Fied' }))
  others['guest of an open request'] = guest
  others['other host'] = await verified(await server().aPerson({ fullName: 'Other Host', roles: ['host'] }))
})

async function verified(person: Person): Promise<Person> {
  const { db, clock } = server().deps
  const [first_name = '', last_name = ''] = person.fullName.split(' ')
  await db
    .updateTable('profiles')
    .set({ first_name, last_name, is_verified: true, verification_status: 'verified' })
    .where('id', '=', person.id)
    .execute()
  await db
    .insertInto('commitments')
    .values({ user_id: person.id, version: COMMITMENT_VERSION, agreed_at: clock.now() })
    .execute()
  return person
}

function ask({ route, endpoint }: Promised, person: Person | null) {
  const file = /photos|conversations|packet/.test(route) ? photo : ID_PICTURES.jpeg
  const payload = endpoint.bytes ? file : bodyFor(route)
  return server().app.inject({
    method: endpoint.method,
    url: urlAbout(hers, endpoint.path),
    ...(payload ? { payload } : {}),
    headers: {
      ...(endpoint.bytes ? { 'content-type': endpoint.bytes.type ?? 'application/octet-stream' } : {}),
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    },
  })
}

const ofHers = () => ({ 'her email': owner.email, 'a picture of the way in': hers.arrivalPhoto })

/** About what is hers, so that there is something to leak. */
function bodyFor(route: string): object | undefined {
  return route === 'POST /api/conversations' ? { propertyId: hers.property } : SAMPLE_BODIES[route]
}

describe('what a host keeps to herself', () => {
  it.each(['stranger', 'newcomer', 'verified creator', 'other host', 'guest of an open request'])(
    'is in no answer to a %s, whatever they ask',
    async (name) => {
      const answered: string[] = []
      for (const target of promised.filter(
        ({ route }) => !/sign-out|deactivate|account\/close/.test(route),
      )) {
        const answer = await ask(target, others[name] ?? null)
        if (answer.statusCode < 300) answered.push(target.route)
        expect(answer.statusCode, target.route).toBeLessThan(500)
        for (const [what, secret] of Object.entries({ ...SECRETS, ...ofHers() }))
          expect(answer.payload.includes(secret), `${target.route} tells ${what}`).toBe(false)
      }
      // There was something to leak: these answered about her listing.
      for (const path of ['/api/properties/:id', '/api/properties', '/api/search', '/api/search/suggestions'])
        expect(answered).toContain(`GET ${path}`)
      if (name === 'verified creator')
        for (const route of ['POST /api/photos', 'POST /api/conversations']) expect(answered).toContain(route)
      if (name === 'guest of an open request')
        for (const route of [...TRIP, ...TALK]) expect(answered).toContain(route)
    },
  )

  it('is not found by them either: hers is hers', async () => {
    const mine = promised.filter(
      ({ endpoint }) =>
        endpoint.audience !== 'admin' &&
        /\/(hosting\/listings|drafts|applications|photos|wishlist|bookings|conversations|messages|files|packets)\/:/.test(
          endpoint.path,
        ),
    )
    expect(mine.length).toBeGreaterThan(22)
    for (const target of mine) {
      const answer = await ask(target, others['other host'] ?? null)
      expect([404, 403], target.route).toContain(answer.statusCode)
    }
  })

  it('is there for herself', async () => {
    const read = async (path: string) => {
      const headers = { authorization: `Bearer ${owner.token}` }
      return (await server().app.inject({ url: urlAbout(hers, path), headers })).payload
    }
    expect(await read('/api/hosting/listings/:id')).toContain('12 Secret Street')
    expect(await read('/api/hosting/listings/:id')).toContain('under the blue pot')
    expect(await read('/api/hosting/listings/:id')).toContain(hers.arrivalPhoto)
    expect(await read('/api/drafts/:id')).toContain('99 Unsaid Alley')
    expect(await read('/api/bookings/:id/crew')).toContain('Ottilie Crewname')
    expect(await read('/api/bookings/:id/crew')).not.toContain('ottilie@crew.example')
    expect(await read('/api/hosting/listings/:id/feeds')).toContain('private-feed-key')
  })
})
