import type { InjectOptions } from 'fastify'
import type { Promised } from '../all-endpoints.ts'
import { urlAbout } from '../her-things.ts'
import { ID_PICTURES } from '../id-files.ts'
import { aJpeg } from '../pictures.ts'
import { SAMPLE_BODIES } from '../sample-inputs.ts'
import type { World } from './world.ts'

const HOUR = 3_600_000
const photo = await aJpeg()

/**
 * A request to an endpoint about her own things, made so that a person who may is not refused for another
 * reason.
 */
export function requestFor(world: World, { route, endpoint }: Promised): InjectOptions {
  const { bytes } = endpoint
  const payload = bytes ? fileFor(route) : (BODIES[route]?.(world) ?? SAMPLE_BODIES[route])
  return {
    method: endpoint.method,
    url: urlFor(world, route, endpoint.path),
    ...(payload ? { payload } : {}),
    headers: bytes ? { 'content-type': bytes.type ?? 'application/octet-stream' } : {},
  }
}

/** The same of a route that is no endpoint: a file, a feed, a figure. */
export function rawRequestFor(world: World, route: string): InjectOptions {
  const [method = 'GET', path = ''] = route.split(' ')
  const isForm = method === 'POST'
  return {
    method: method as 'GET',
    url: path
      .replace(':token', world.hers.unsubscribeToken)
      .replace('/pictures/:id/:file', `/pictures/${world.hers.photo}/480.webp`)
      .replace('/avatars/:file', `/avatars/${'0'.repeat(32)}.webp`)
      .replace('/sitemaps/:file', '/sitemaps/listings-1.xml')
      .replace('/calendars/:file', `/calendars/${'x'.repeat(32)}.ics`)
      .replace('/exports/:id/', `/exports/${world.hers.export}/`)
      .replace('*', 'static/swagger-ui.css'),
    ...(isForm
      ? {
          payload: 'List-Unsubscribe=One-Click',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }
      : {}),
  }
}

function fileFor(route: string): Buffer | Uint8Array | string {
  if (route.includes('webhooks')) return '{}'
  return route === 'POST /api/verification/document' ? ID_PICTURES.jpeg : photo
}

function urlFor({ hers }: World, route: string, path: string): string {
  const own = URLS[route]
  return own ? path.replace(/:id\b/, own(hers)).replace(':noteId', hers.note) : urlAbout(hers, path)
}

/** About what `urlAbout` does not know. */
const URLS: Record<string, (hers: World['hers']) => string> = {
  'GET /api/bookings/:id/receipt': (hers) => hers.shoot,
  'GET /api/bookings/:id/invoice': (hers) => hers.shoot,
  'GET /api/bookings/:id/cancellation': (hers) => hers.shoot,
  'POST /api/bookings/:id/cancel': (hers) => hers.shoot,
  'POST /api/bookings/:id/access': (hers) => hers.shoot,
  'POST /api/admin/bookings/:id/refund': (hers) => hers.shoot,
  'POST /api/admin/users/:id/resend-confirmation': (hers) => hers.unconfirmed,
  'GET /api/payouts/:id/record': (hers) => hers.payout,
  'POST /api/account/exports/:id/open': (hers) => hers.export,
  'DELETE /api/admin/users/:id/notes/:noteId': (hers) => hers.person,
  'POST /api/admin/holds/:id/lift': (hers) => hers.legalHold,
  'POST /api/admin/settings/changes/:id/restore': (hers) => hers.settingChange,
  'POST /api/admin/verifications/:id/decision': (hers) => hers.verification,
  'POST /api/admin/verifications/:id/document': (hers) => hers.verification,
}

const BODIES: Record<string, (world: World) => object> = {
  'PUT /api/hosting/premises/:id': ({ hers }) => ({
    version: 1,
    name: 'Alder House',
    areas: [{ place: 0, name: 'Upper floor', sharedBy: null }],
    spaces: [{ id: hers.property, own: [0], shared: [] }],
  }),
  'POST /api/account/sign-in': ({ newcomer }) => ({ email: newcomer.email, password: newcomer.password }),
  'POST /api/account/refresh': ({ newcomer }) => ({ refresh_token: newcomer.session.refresh_token }),
  'POST /api/session/proof': ({ owner }) => ({ method: 'password', password: owner.password }),
  'POST /api/credits': ({ hers }) => ({ code: hers.creditCode }),
  'POST /api/bookings/:id/cancel': ({ refund }) => ({ reason: 'emergency', expectedRefund: refund }),
  'POST /api/admin/access-list/remove': ({ newcomer }) => ({ email: newcomer.email }),
  'POST /api/admin/waitlist/invite': ({ hers }) => ({ ids: [hers.waiting] }),
  'POST /api/hosting/calendar/blocks': ({ hers }) => ({
    ...SAMPLE_BODIES['POST /api/hosting/calendar/blocks'],
    listings: [hers.property],
  }),
  'PUT /api/hosting/calendar/prices': ({ hers }) => ({
    ...SAMPLE_BODIES['PUT /api/hosting/calendar/prices'],
    listings: [hers.property],
  }),
  'POST /api/wishlist': ({ hers }) => ({ propertyId: hers.property }),
  'POST /api/cohosts': ({ hers }) => ({ ...SAMPLE_BODIES['POST /api/cohosts'], listings: [hers.property] }),
  'POST /api/conversations': ({ hers }) => ({ propertyId: hers.property }),
  'POST /api/bookings': ({ request }) => request,
  'POST /api/bookings/:id/crew/links': ({ hers }) => ({ memberIds: [hers.crewMember] }),
  'PUT /api/bookings/:id/crew': ({ crewRevision }) => ({
    ...SAMPLE_BODIES['PUT /api/bookings/:id/crew'],
    revision: crewRevision,
  }),
  'PUT /api/bookings/:id/call-sheet': ({ startsAt }) => ({
    ...SAMPLE_BODIES['PUT /api/bookings/:id/call-sheet'],
    callAt: new Date(startsAt.getTime() - HOUR).toISOString(),
  }),
  'POST /api/bookings/:id/release/sign': ({ signature }) => signature,
  'POST /api/unsubscribe': ({ hers }) => ({ token: hers.unsubscribeToken, what: 'topic', isOn: false }),
  'POST /api/admin/holds': ({ hers }) => ({
    subjectType: 'user',
    subjectId: hers.person,
    reason: 'A claim is open',
  }),
  'PUT /api/admin/assignments': ({ hers, admin }) => ({
    queue: 'claim',
    subjectId: hers.claimToDecide,
    assigneeId: admin.id,
    instead: null,
  }),
  'PUT /api/admin/settings': () => ({
    name: 'platform_fee',
    value: 1300,
    version: 1,
    reason: 'A dearer year',
  }),
}
