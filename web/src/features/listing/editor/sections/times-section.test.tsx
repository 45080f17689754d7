// @vitest-environment happy-dom
import { editListing } from '@roomtone/contract/hosting/edit-listing'
import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { showOwnListing } from '@roomtone/contract/hosting/show-own-listing'
import { type KindTerms, NO_MENU } from '@roomtone/domain/pricing/menu'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aMember } from '../../../../platform/testing/a-member.fixture.ts'
import { FakeServer } from '../../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../../platform/testing/screen.fixture.tsx'
import { anOwnListing, OWN_LISTING } from '../an-own-listing.fixture.ts'
import { ListingEditor } from '../listing-editor.tsx'

const SENTENCE =
  'Your price menu has a minimum of 12 hours for one kind of production. Stay open that long on at least one day, or change the menu.'
const MOTION: KindTerms = {
  kind: 'motion',
  hourlyRate: null,
  pricePerDay: null,
  minimumHours: 12,
  crewMax: null,
}
let server: FakeServer
let listing: OwnListingView

beforeEach(() => {
  server = new FakeServer()
  listing = { ...anOwnListing(), menu: { ...NO_MENU, kinds: [MOTION] } }
  server.on(showOwnListing, () => listing)
  server.on(editListing, ({ body: { version, changes } }) => {
    const { photos: _, arrivalPhotos: __, ...rest } = changes
    listing = { ...listing, ...rest, version: version + 1 } as OwnListingView
    return listing
  })
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

const open = (section: string) =>
  openScreen(<ListingEditor id={OWN_LISTING} section={section} />, {
    server,
    at: `/hosting?tab=listings&listing=${OWN_LISTING}&section=${section}`,
    member: aMember({ roles: ['host'] }),
  })

/** Every day closes at 6 PM: ten hours. */
function closeEarlier(): void {
  const closes = screen.getAllByLabelText<HTMLSelectElement>(/: closes$/)
  for (const one of closes) fireEvent.change(one, { target: { value: '1080' } })
}

const wayToMenu = () => screen.queryByRole('link', { name: 'Change the price menu' })?.getAttribute('href')

it('says at the hours what the price menu needs of them, leads there, and saves nothing', async () => {
  await open('times')
  await screen.findByRole('heading', { level: 2, name: 'Time rules' })
  closeEarlier()
  fireEvent.change(screen.getByLabelText('Maximum days'), { target: { value: '30' } })
  expect(wayToMenu()).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const hours = await screen.findByRole('group', { name: 'Opening hours', description: SENTENCE })
  expect(within(hours).getByText(SENTENCE)).toBeTruthy()
  expect(wayToMenu()).toBe(`/hosting?tab=listings&listing=${OWN_LISTING}&section=menu`)
  expect(screen.getByLabelText<HTMLInputElement>('Maximum days').value).toBe('30')
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
  expect(server.received(editListing)).toEqual([])
})

it('saves the hours once one day is long enough', async () => {
  await open('times')
  await screen.findByRole('heading', { level: 2, name: 'Time rules' })
  closeEarlier()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(SENTENCE)
  fireEvent.change(screen.getByRole('combobox', { name: 'Saturday: closes' }), { target: { value: '1320' } })
  expect(screen.queryByText(SENTENCE)).toBeNull()
  expect(wayToMenu()).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.received(editListing)).toHaveLength(1))
})

it('says so on the page of all terms too', async () => {
  await open('terms')
  await screen.findByRole('heading', { level: 1, name: 'Your terms' })
  closeEarlier()
  fireEvent.click(screen.getByRole('button', { name: 'Confirm: Opening hours' }))
  expect(await screen.findByText(SENTENCE)).toBeTruthy()
  expect(wayToMenu()).toBe(`/hosting?tab=listings&listing=${OWN_LISTING}&section=menu`)
  expect(server.received(editListing)).toEqual([])
})
