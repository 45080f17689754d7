// @vitest-environment happy-dom
import { confirmTerms } from '@roomtone/contract/hosting/confirm-terms'
import { editListing } from '@roomtone/contract/hosting/edit-listing'
import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { showOwnListing } from '@roomtone/contract/hosting/show-own-listing'
import { TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aMember } from '../../../../platform/testing/a-member.fixture.ts'
import { FakeServer, Refusal } from '../../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../../platform/testing/screen.fixture.tsx'
import { anOwnListing, OWN_LISTING as ID } from '../an-own-listing.fixture.ts'
import { ListingEditor } from '../listing-editor.tsx'

const me = aMember({ roles: ['host'] })
let server: FakeServer
let listing: OwnListingView

beforeEach(() => {
  server = new FakeServer()
  listing = anOwnListing()
  server.on(showOwnListing, () => listing)
  server.on(editListing, ({ body: { version, changes } }) => {
    if (version !== listing.version) throw new Refusal('stale')
    const { photos: _, arrivalPhotos: __, ...rest } = changes
    listing = { ...listing, ...rest, version: version + 1 } as OwnListingView
    return listing
  })
  server.on(confirmTerms, ({ body: { version, block } }) => {
    if (version !== listing.version) throw new Refusal('stale')
    const termsConfirmed = TERMS_BLOCKS.filter((one) => one === block || listing.termsConfirmed.includes(one))
    listing = { ...listing, termsConfirmed }
    return listing
  })
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

async function open() {
  const opened = await openScreen(<ListingEditor id={ID} section="terms" />, {
    server,
    at: `/hosting?tab=listings&listing=${ID}&section=terms`,
    member: me,
  })
  await screen.findByRole('heading', { level: 1, name: 'Your terms' })
  return opened
}

const region = (name: string) => within(screen.getByRole('region', { name }))
const confirmed = () => screen.getByText(/^\d+ of 12 confirmed$/).textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('shows what crews book by today, and confirms a block without changing it', async () => {
  await open()
  expect(confirmed()).toBe('0 of 12 confirmed')
  // Nobody had to choose no for these: the listing already says it.
  const yes = region('What the space allows').getAllByRole<HTMLInputElement>('radio', { name: 'Yes' })
  expect(yes.map(({ checked }) => checked)).toContain(true)
  press('Confirm: What the space is')
  press('Confirm: House rules')
  await waitFor(() => expect(listing.termsConfirmed).toEqual(['space', 'rules']))
  expect(confirmed()).toBe('2 of 12 confirmed')
  expect(server.received(editListing)).toEqual([])
})

it('saves what was changed in a block before it confirms it, and goes on with the version that makes', async () => {
  await open()
  write(region('Cleaning fee').getByRole('textbox'), '75')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  press('Confirm: Cleaning fee')
  press('Confirm: Opening hours')
  await waitFor(() => expect(listing.termsConfirmed).toEqual(['hours', 'cleaning']))
  expect(server.received(editListing).map(({ body }) => body)).toEqual([
    { version: 4, changes: { cleaningFee: 7500 } },
  ])
  expect(server.received(confirmTerms).map(({ body }) => body)).toEqual([
    { version: 5, block: 'cleaning' },
    { version: 5, block: 'hours' },
  ])
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
})

it('saves a change to a confirmed block by itself', async () => {
  listing = { ...listing, termsConfirmed: [...TERMS_BLOCKS] }
  await open()
  expect(screen.getByRole('link', { name: 'Back to Today' })).toBeTruthy()
  write(region('Cleaning fee').getByRole('textbox'), '80')
  press('Save')
  await waitFor(() => expect(listing.cleaningFee).toBe(8000))
  expect(server.received(confirmTerms)).toEqual([])
  expect(confirmed()).toBe('12 of 12 confirmed')
})

it('takes the confirmation back when the listing has changed meanwhile, and shows it as it is now', async () => {
  await open()
  listing = { ...listing, version: 9, cleaningFee: 9900 }
  press('Confirm: Cleaning fee')
  expect(confirmed()).toBe('1 of 12 confirmed')
  await waitFor(() => expect(confirmed()).toBe('0 of 12 confirmed'))
  await waitFor(() =>
    expect(region('Cleaning fee').getByRole<HTMLInputElement>('textbox').value).toMatch(/99/),
  )
  press('Confirm: Cleaning fee')
  await waitFor(() => expect(listing.termsConfirmed).toEqual(['cleaning']))
})

it('says at the field why a change is refused, and confirms nothing', async () => {
  const sentence = 'A clear sentence about the fee.'
  server.on(editListing, () => {
    throw new Refusal('validation_failed', {
      detail: sentence,
      errors: [{ field: 'changes.cleaningFee', message: sentence }],
    })
  })
  await open()
  write(region('Cleaning fee').getByRole('textbox'), '75')
  press('Confirm: Cleaning fee')
  expect(await region('Cleaning fee').findByText(sentence)).toBeTruthy()
  await waitFor(() => expect(confirmed()).toBe('0 of 12 confirmed'))
  expect(server.received(confirmTerms)).toEqual([])
})

it('is for the host: who helps with the listing is shown its sections', async () => {
  listing = { ...listing, shared: { host: 'Imani', rights: ['listing'] } }
  await openScreen(<ListingEditor id={ID} section="terms" />, {
    server,
    at: `/hosting?tab=listings&listing=${ID}&section=terms`,
    member: me,
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'A quiet loft' })).toBeTruthy()
  expect(screen.queryByText('Your terms')).toBeNull()
})
