// @vitest-environment happy-dom
import { withdrawApplication } from '@roomtone/contract/application/withdraw-application'
import { duplicateListing } from '@roomtone/contract/hosting/duplicate-listing'
import { listOwnListings, type OwnListings } from '@roomtone/contract/hosting/list-own-listings'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer, Refusal } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../../platform/testing/screen.fixture.tsx'
import { aDraft as aWholeDraft } from '../../application/a-draft.fixture.ts'
import { ListingsPanel } from './listings-panel.tsx'

const APPLICATION = '0b0c5d3e-0000-4000-8000-000000000003'
let server: FakeServer
let own: OwnListings

const anApplication = (
  over: Partial<OwnListings['applications'][number]> = {},
): OwnListings['applications'][number] => ({
  id: APPLICATION,
  status: 'pending',
  title: 'A quiet loft',
  city: 'Los Angeles',
  state: 'CA',
  cover: null,
  adminNotes: null,
  revision: 1,
  submittedAt: '2026-11-18T12:00:00.000Z',
  propertyId: null,
  ...over,
})

const aDraft: OwnListings['drafts'][number] = {
  id: '0b0c5d3e-0000-4000-8000-000000000005',
  title: 'A quiet loft',
  city: 'Los Angeles',
  cover: null,
  screen: 'overview',
  progress: 0,
  applicationId: null,
  updatedAt: '2026-11-18T12:00:00.000Z',
}

beforeEach(() => {
  server = new FakeServer()
  own = { drafts: [], applications: [anApplication()], listings: [], reviewTime: null }
  server.on(listOwnListings, () => own)
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

async function open() {
  const member = aMember({ roles: ['host'] })
  const opened = await openScreen(<ListingsPanel />, { server, at: '/hosting?tab=listings', member })
  await screen.findByRole('heading', { name: 'A quiet loft' })
  return opened
}

it('follows a decision while it is open', async () => {
  const { happen } = await open()
  expect(screen.getByText('In review')).toBeTruthy()
  own = {
    ...own,
    applications: [anApplication({ status: 'rejected', adminNotes: 'Brighter photos, please.' })],
  }
  await happen({ kind: 'application', applicationId: APPLICATION })
  expect(await screen.findByText('Brighter photos, please.')).toBeTruthy()
  expect(screen.queryByText('In review')).toBeNull()
})

it('says how long a review usually takes, where there is enough to tell', async () => {
  own = { ...own, reviewTime: { unit: 'day', count: 1 } }
  await open()
  expect(screen.getByText(/Usually within 1 day\./)).toBeTruthy()
})

it('withdraws after asking, and has the answers among the drafts', async () => {
  const draft = { ...aDraft, applicationId: APPLICATION }
  server.on(withdrawApplication, () => {
    own = { ...own, applications: [], drafts: [draft] }
    return { draftId: draft.id }
  })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Withdraw A quiet loft from review' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Leave it in review' }))
  expect(server.received(withdrawApplication)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Withdraw A quiet loft from review' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByRole('region', { name: 'Drafts' })).toBeTruthy()
  expect(screen.queryByText('In review')).toBeNull()
})

it('edits what is in review as a draft', async () => {
  server.on(withdrawApplication, () => {
    own = { ...own, applications: [], drafts: [aDraft] }
    return { draftId: aDraft.id }
  })
  const { user, address } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit A quiet loft' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Edit listing' }))
  await waitFor(() => expect(address()).toBe(`/listing-wizard?draft=${aDraft.id}`))
})

it('says why when a decision came first, and shows it', async () => {
  server.on(withdrawApplication, () => {
    own = { ...own, applications: [anApplication({ status: 'rejected' })] }
    throw new Refusal('conflict', { detail: 'We’ve already answered this application.' })
  })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Withdraw A quiet loft from review' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('We’ve already answered this application.')).toBeTruthy()
  expect(await screen.findByText('What to change')).toBeTruthy()
})

it('leaves the change of a live listing to its editor', async () => {
  const propertyId = '0b0c5d3e-0000-4000-8000-000000000004'
  own = { ...own, applications: [anApplication({ propertyId })] }
  await open()
  expect(screen.getByRole('link', { name: 'Open listing' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull()
})

const aListing = (
  n: number,
  over: Partial<OwnListings['listings'][number]>,
): OwnListings['listings'][number] => ({
  id: `0b0c5d3e-0000-4000-8000-00000000009${n}`,
  title: 'A quiet loft',
  city: 'Los Angeles',
  state: 'CA',
  cover: null,
  pricePerDay: 120_000,
  isAvailable: true,
  house: { id: `0b0c5d3e-0000-4000-8000-00000000008${n}`, name: '', spaces: 1 },
  shared: null,
  ...over,
})

it('keeps the spaces of one house together, under its name', async () => {
  const house = { id: '0b0c5d3e-0000-4000-8000-000000000070', name: 'Alder House', spaces: 3 }
  own = {
    ...own,
    applications: [],
    listings: [
      aListing(1, { title: 'Garden room', house }),
      aListing(2, {}),
      aListing(3, { title: 'Upper floor', house }),
    ],
  }
  await open()
  const together = within(screen.getByRole('region', { name: 'Alder House' }))
  expect(together.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Garden room',
    'Upper floor',
  ])
  expect(together.getAllByText('1 of 3 spaces in Alder House')).toHaveLength(2)
  const link = together.getByRole('link', { name: 'Areas and spaces of Alder House' })
  expect(link.getAttribute('href')).toBe(`/hosting?tab=listings&house=${house.id}`)
})

it('duplicates a listing in its house or at another address', async () => {
  const listing = aListing(1, {})
  own = { ...own, applications: [], listings: [listing] }
  server.on(duplicateListing, () => aWholeDraft())
  const { user, address } = await open()
  const duplicate = async () => {
    await user.click(screen.getByRole('button', { name: 'More for A quiet loft' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate this listing' }))
    return within(await screen.findByRole('dialog'))
  }
  const first = await duplicate()
  expect(first.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    `/hosting?tab=listings&house=${listing.house.id}&copy=${listing.id}`,
  )
  await user.click(first.getByLabelText(/At another address/))
  write(first.getByLabelText('Title of the new listing'), 'A loud loft')
  await user.click(first.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe(`/listing-wizard?draft=${aWholeDraft().id}`))
  expect(server.received(duplicateListing)[0]).toMatchObject({
    params: { id: listing.id },
    body: { title: 'A loud loft' },
  })
})
