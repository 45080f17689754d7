// @vitest-environment happy-dom
import { listOwnListings, type OwnListings } from '@roomtone/contract/hosting/list-own-listings'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../platform/testing/screen.fixture.tsx'
import { ContinueListing } from './continue-listing.tsx'

let server: FakeServer

const aDraft = (n: number, title: string): OwnListings['drafts'][number] => ({
  id: `0b0c5d3e-0000-4000-8000-00000000000${n}`,
  title,
  city: 'Providence',
  cover: null,
  screen: 'photos',
  progress: 1 / 3,
  applicationId: null,
  updatedAt: '2026-11-18T12:00:00.000Z',
})

const open = (drafts: OwnListings['drafts']) => {
  server.on(listOwnListings, () => ({ drafts, applications: [], listings: [], reviewTime: null }))
  return openScreen(<ContinueListing />, { server, at: '/home' })
}

beforeEach(() => {
  server = new FakeServer()
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

it('offers the draft somebody last worked on, with where it is and how far it has come', async () => {
  const { user, address } = await open([aDraft(1, 'Brick Loft'), aDraft(2, 'Mill')])
  await screen.findByRole('heading', { name: 'Continue your listing' })
  expect(screen.getByText('Providence · 33% done · Last edited Nov 18')).toBeTruthy()
  expect(screen.getByRole('link', { name: '1 more draft' })).toBeTruthy()
  expect(screen.queryByText('Mill')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Continue Brick Loft' }))
  expect(address()).toBe('/listing-wizard?draft=0b0c5d3e-0000-4000-8000-000000000001')
})

it('says nothing where there is none', async () => {
  await open([])
  await waitFor(() => expect(server.received(listOwnListings)).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})
