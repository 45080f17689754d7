// @vitest-environment happy-dom
import type { SharedAccess } from '@roomtone/contract/cohost/cohost'
import { inviteCohost } from '@roomtone/contract/cohost/share-access'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FakeServer } from '../../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../../../platform/testing/screen.fixture.tsx'
import { InviteDialog } from './invite-dialog.tsx'

const house = { id: '0b0c5d3e-0000-4000-8000-000000000070', name: 'Alder House' }
const idOf = (n: number) => `0b0c5d3e-0000-4000-8000-00000000008${n}`
const listing = (n: number, title: string, at: typeof house | null): SharedAccess['listings'][number] => ({
  id: idOf(n),
  title,
  city: 'Hudson',
  state: 'NY',
  house: at,
})
let server: FakeServer

beforeEach(() => {
  server = new FakeServer()
  server.on(inviteCohost, () => ({ given: [], received: [], listings: [] }))
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

it('shares a whole house in one press: its spaces of now and later ones', async () => {
  const listings = [
    listing(1, 'Upper floor', house),
    listing(2, 'Brick loft', null),
    listing(3, 'Garden room', house),
  ]
  const { user } = await openScreen(<InviteDialog listings={listings} onClose={() => {}} />, {
    server,
    at: '/hosting?tab=cohosts',
  })
  write(await screen.findByLabelText('Email'), 'wren@example.com')
  await user.click(screen.getByLabelText(/^All of Alder House/))
  expect(screen.getByLabelText(/^Garden room/).hasAttribute('disabled')).toBe(true)
  expect(screen.getByLabelText(/^Brick loft/).hasAttribute('disabled')).toBe(false)
  await user.click(screen.getByLabelText(/^Calendar/))
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(server.received(inviteCohost)).toHaveLength(1))
  expect(server.received(inviteCohost)[0]?.body).toMatchObject({
    listings: [idOf(1), idOf(3)],
    houses: [house.id],
  })
})
