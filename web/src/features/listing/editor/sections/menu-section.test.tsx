// @vitest-environment happy-dom
import { editListing } from '@roomtone/contract/hosting/edit-listing'
import { listOwnListings, type OwnListing } from '@roomtone/contract/hosting/list-own-listings'
import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { showOwnListing } from '@roomtone/contract/hosting/show-own-listing'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { type AddOn, NO_MENU } from '@roomtone/domain/pricing/menu'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aMember } from '../../../../platform/testing/a-member.fixture.ts'
import { FakeServer, Refusal } from '../../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../../platform/testing/screen.fixture.tsx'
import { anOwnListing, OWN_LISTING } from '../an-own-listing.fixture.ts'
import { ListingEditor } from '../listing-editor.tsx'

const OTHER = '0b0c5d3e-0000-4000-8000-000000000004'
const PHOTOS = [1, 2, 3, 4, 5, 6].map((digit) => aPhoto(`0b0c5d3e-0000-4000-8000-00000000001${digit}`))
const OF_ADD_ON = aPhoto('0b0c5d3e-0000-4000-8000-000000000021')
const me = aMember({ roles: ['host'] })
let server: FakeServer
let listing: OwnListingView
let other: OwnListingView

beforeEach(() => {
  server = new FakeServer()
  listing = { ...anOwnListing(), photos: PHOTOS, weekendHourlyRate: 12_000 }
  other = {
    ...listing,
    id: OTHER,
    title: 'Roof over the river',
    menu: {
      ...NO_MENU,
      crewTiers: [{ from: 7, perHour: 3000, perDay: 0 }],
      addOns: [anAddOn('Site manager')],
    },
    menuPhotos: [OF_ADD_ON],
  }
  server.on(showOwnListing, ({ params }) => (params.id === OTHER ? other : listing))
  server.on(listOwnListings, () => ({
    drafts: [],
    applications: [],
    listings: [listing, other].map(inList),
    reviewTime: null,
  }))
  server.on(editListing, ({ body: { version, changes } }) => {
    if (version !== listing.version) throw new Refusal('stale')
    const { photos: _, arrivalPhotos: __, ...rest } = changes
    listing = { ...listing, ...rest, version: version + 1 } as OwnListingView
    return listing
  })
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

async function open() {
  const opened = await openScreen(<ListingEditor id={OWN_LISTING} section="menu" />, {
    server,
    at: `/hosting?tab=listings&listing=${OWN_LISTING}&section=menu`,
    member: me,
  })
  await screen.findByRole('heading', { level: 2, name: 'Price menu' })
  return opened
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const region = (name: string) => within(screen.getByRole('region', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const sent = () => server.received(editListing).map(({ body }) => body.changes)

it('sends the whole menu with Save, and only then', async () => {
  await open()
  write(group('Motion').getByLabelText('Per hour'), '120')
  write(group('Motion').getByLabelText('Largest crew'), '8')
  expect(screen.getByText('On weekends: $144 per hour')).toBeTruthy()
  press('Add a crew tier')
  write(group('Crew tier 1').getByLabelText('Added per hour'), '30')
  expect(screen.getByText('Up to 6 people are included in the price.')).toBeTruthy()
  press('Add an add-on')
  const addOn = group('New add-on')
  write(addOn.getByLabelText('Name'), 'Parking spot')
  write(group('Parking spot').getByLabelText('Price'), '25')
  fireEvent.change(group('Parking spot').getByLabelText('Charged'), { target: { value: 'item' } })
  write(group('Parking spot').getByLabelText('At most'), '3')
  fireEvent.click(screen.getByRole('switch', { name: 'Crews can book prep and strike' }))
  fireEvent.click(screen.getByRole('switch', { name: 'Long-day discount' }))
  expect(sent()).toEqual([])
  press('Save')
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  expect(sent()).toEqual([
    {
      menu: {
        kinds: [{ kind: 'motion', hourlyRate: 12_000, pricePerDay: null, minimumHours: null, crewMax: 8 }],
        crewTiers: [{ from: 7, perHour: 3000, perDay: 0 }],
        addOns: [
          {
            ...anAddOn('Parking spot'),
            id: expect.any(String),
            photo: null,
            requiredIf: null,
            price: 2500,
            unit: 'item',
            max: 3,
          },
        ],
        prepPercent: 50,
        longDay: { fromHours: 10, percent: 10 },
      },
    },
  ])
})

it('says at the field that tiers are out of order, and saves nothing', async () => {
  listing = { ...listing, menu: { ...NO_MENU, crewTiers: [{ from: 10, perHour: 0, perDay: 0 }] } }
  await open()
  press('Add a crew tier')
  write(group('Crew tier 2').getByLabelText('From'), '8')
  press('Save')
  expect(
    await group('Crew tier 2').findByText(
      'Each crew tier has to start at a larger crew than the one above it',
    ),
  ).toBeTruthy()
  expect(sent()).toEqual([])
})

it('asks when an add-on is required, and takes any of the answers', async () => {
  await open()
  press('Add an add-on')
  write(group('New add-on').getByLabelText('Name'), 'Site manager')
  write(group('Site manager').getByLabelText('Price'), '35')
  fireEvent.click(screen.getByRole('switch', { name: 'Required for some shoots' }))
  press('Save')
  expect(
    await group('Site manager').findByText('No booking could meet this. Change when it’s required.'),
  ).toBeTruthy()
  fireEvent.click(group('Site manager').getByRole('checkbox', { name: 'Motion' }))
  write(group('Site manager').getByLabelText('Crew of at least'), '9')
  fireEvent.click(
    group('Site manager').getByRole('checkbox', { name: 'Anyone is on site outside certain hours' }),
  )
  press('Save')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.menu?.addOns[0]?.requiredIf).toEqual({
    kinds: ['motion'],
    crewFrom: 9,
    outside: { from: 480, until: 1200 },
  })
  expect(screen.getByText('motion, crew of 9 or more, before 8:00 AM or after 8:00 PM')).toBeTruthy()
})

it('opens an add-on that the server refuses, and says there why', async () => {
  listing = { ...listing, menu: { ...NO_MENU, addOns: [anAddOn('Site manager'), anAddOn('Parking', 2)] } }
  const sentence = 'Crews have booked more than that.'
  server.on(editListing, () => {
    throw new Refusal('validation_failed', {
      detail: sentence,
      errors: [{ field: 'changes.menu.addOns.1.stockPerDay', message: sentence }],
    })
  })
  await open()
  press('Add a crew tier')
  expect(screen.queryByRole('group', { name: 'Parking' })).toBeNull()
  press('Save')
  await screen.findByRole('group', { name: 'Parking' })
  const stock = group('Parking').getByRole('textbox', { description: new RegExp(sentence) })
  expect(stock).toHaveProperty('name', 'menu.addOns.1.stockPerDay')
  await waitFor(() => expect(document.activeElement).toBe(stock))
})

it('moves and removes add-ons', async () => {
  listing = { ...listing, menu: { ...NO_MENU, addOns: [anAddOn('Site manager'), anAddOn('Parking', 2)] } }
  await open()
  fireEvent.click(screen.getByRole('button', { name: /^Parking/ }))
  press('Move Parking up')
  press('Save')
  await waitFor(() =>
    expect(sent()[0]?.menu?.addOns.map(({ name }) => name)).toEqual(['Parking', 'Site manager']),
  )
  press('Remove Parking')
  press('Save')
  await waitFor(() => expect(sent()[1]?.menu?.addOns.map(({ name }) => name)).toEqual(['Site manager']))
})

it('copies the menu of another listing, with new add-ons, and keeps it with Save', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Copy the menu from…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Roof over the river' }))
  expect(
    await screen.findByText('Copied from Roof over the river: 1 crew tier, 1 add-on. Save to keep it.'),
  ).toBeTruthy()
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /^Site manager/ }))
  expect(screen.getByRole('img', { name: 'Site manager' })).toBeTruthy()
  press('Save')
  await waitFor(() => expect(sent()).toHaveLength(1))
  const menu = sent()[0]?.menu
  const [theirs] = other.menu.addOns
  expect(menu?.addOns).toEqual([{ ...theirs, id: expect.any(String) }])
  expect(menu?.addOns[0]?.id).not.toBe(theirs?.id)
  expect(menu?.crewTiers).toEqual(other.menu.crewTiers)
})

it('leaves pictures with the listing they are from when somebody helps with it', async () => {
  listing = { ...listing, shared: { host: 'Imani', rights: ['listing'] } }
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Copy the menu from…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Roof over the river' }))
  await screen.findByText(/^Copied from/)
  press('Save')
  await waitFor(() => expect(sent()[0]?.menu?.addOns.map(({ photo }) => photo)).toEqual([null]))
})

it('shows what two shoots come to while the menu is typed', async () => {
  listing = {
    ...listing,
    weekendDays: [],
    menu: { ...NO_MENU, crewTiers: [{ from: 7, perHour: 0, perDay: 25_000 }] },
  }
  await open()
  const example = region('What crews would pay')
  expect(example.getByText('Crew of 7 or more, 2 days × $250')).toBeTruthy()
  write(group('Motion').getByLabelText('Per day'), '2000')
  expect(example.getByText('2 days × $2,000')).toBeTruthy()
  write(group('Motion').getByLabelText('Largest crew'), '8')
  expect(example.getByText('You take up to 8 people for this kind of production.')).toBeTruthy()
})

function inList({
  id,
  title,
  location: { city, state },
  pricePerDay,
  isAvailable,
  house,
  shared,
}: OwnListingView) {
  return { id, title, city, state, cover: null, pricePerDay, isAvailable, house, shared } satisfies OwnListing
}

function anAddOn(name: string, digit = 1): AddOn {
  return {
    id: `0b0c5d3e-0000-4000-8000-00000000003${digit}`,
    name,
    note: '',
    unit: 'once',
    price: 3500,
    min: 1,
    max: 1,
    stockPerDay: null,
    leadHours: 0,
    photo: name === 'Site manager' ? OF_ADD_ON.id : null,
    requiredIf: name === 'Site manager' ? { kinds: ['motion'], crewFrom: null, outside: null } : null,
  }
}

function aPhoto(id: string): PhotoView {
  return { id, alt: '', width: 1200, height: 800, color: '#888888', widths: [320, 640], avif: true }
}
