import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aRequest,
  aVerifiedPerson,
  hoursFrom,
  type RequestBody,
  tokenOf,
  zoneOfMorning,
} from '../../../../testing/booking.ts'
import { refusedWith } from '../../../../testing/booking-life.ts'
import { editListing } from '../../../../testing/edit-listing.ts'
import { insertListing, type TestListing } from '../../../../testing/listings.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
let host: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

type Seen = { listing: TestListing; guest: Person; body: RequestBody }

/** A page that shows the space as it is now. */
async function aPage(over: Parameters<typeof insertListing>[2]): Promise<Seen> {
  const now = server().clock.now()
  const zone = zoneOfMorning(now, 240)
  const listing = await insertListing(server(), host.id, {
    opens_at: 0,
    closes_at: 1440,
    minimum_hours: 1,
    time_zone: zone,
    cancellation_policy: 'very_flexible',
    ...over,
  })
  const body = await aRequest(server(), listing.id, hoursFrom(now, 240, 4, { zone }))
  return { listing, guest: await aVerifiedPerson(server()), body }
}

const send = async ({ guest, body }: Seen, over: Partial<RequestBody> = {}) =>
  server().call(
    bookingCalls.request,
    { body: { ...body, ...over } },
    { token: await tokenOf(server(), guest) },
  )

const bookingsOf = async ({ guest }: Seen) =>
  server().deps.db.selectFrom('bookings').select('id').where('guest_id', '=', guest.id).execute()

const CHANGES: [string, ListingChanges][] = [
  ['another cancellation policy', { cancellationPolicy: 'standard_90' }],
  ['another house rule', { houseRules: [{ title: 'Overtime', body: 'Each minute over costs $500.' }] }],
  ['who confirms', { bookingApproval: 'instant' }],
]

describe('the terms of a request', () => {
  it.each(CHANGES)('are those that the page has shown: %s is asked about first', async (_, changes) => {
    const seen = await aPage({ booking_approval: 'manual' })
    await editListing(server(), host, seen.listing.id, changes)
    const refusal = await refusedWith(send(seen), 'terms_changed')
    expect(refusal.message).toContain('Please read them again')
    expect(await bookingsOf(seen)).toEqual([])
    const now = await server().call(listingCalls.quote, {
      params: { id: seen.listing.id },
      query: seen.body.choice,
    })
    const agreed = await send(seen, { expectedTerms: now.terms.mark })
    expect(agreed).toMatchObject({
      cancellationPolicy: now.terms.cancellationPolicy,
      houseRules: now.terms.houseRules,
      isInstant: now.isInstant,
      state: now.isInstant ? 'confirmed' : 'pending',
    })
  })

  it('stay the same while nothing of them changes', async () => {
    const seen = await aPage({ booking_approval: 'instant' })
    await editListing(server(), host, seen.listing.id, { title: 'A quieter loft', maxGuests: 9 })
    expect(await send(seen)).toMatchObject({ state: 'confirmed', cancellationPolicy: 'very_flexible' })
  })

  it('are never left out', async () => {
    const seen = await aPage({})
    const refusal = await refusedWith(send(seen, { expectedTerms: undefined } as never), 'validation_failed')
    expect(refusal.fields).toEqual([
      { field: 'expectedTerms', message: 'Please reload the page and read the terms again' },
    ])
  })
})
