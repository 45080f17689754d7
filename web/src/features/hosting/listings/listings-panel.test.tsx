// @vitest-environment happy-dom
import type { Reply } from '@roomtone/contract/endpoint'
import { listOwnListings } from '@roomtone/contract/hosting/list-own-listings'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../platform/testing/screen.fixture.tsx'
import { ListingsPanel } from './listings-panel.tsx'

type Own = Reply<typeof listOwnListings>

const APPLICATION = '0b0c5d3e-0000-4000-8000-000000000003'
let server: FakeServer
let own: Own

const anApplication = (over: Partial<Own['applications'][number]> = {}): Own['applications'][number] => ({
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
