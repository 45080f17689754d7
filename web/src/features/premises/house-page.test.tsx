// @vitest-environment happy-dom
import { addSpace } from '@roomtone/contract/premises/add-space'
import { changeHouse } from '@roomtone/contract/premises/change-house'
import type { HouseSpace, HouseView } from '@roomtone/contract/premises/premises'
import { removeSpace } from '@roomtone/contract/premises/remove-space'
import { showHouse } from '@roomtone/contract/premises/show-house'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FakeServer, Refusal } from '../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../platform/testing/screen.fixture.tsx'
import { aDraft } from '../application/a-draft.fixture.ts'
import { HousePage } from './house-page.tsx'

const HOUSE = '0b0c5d3e-0000-4000-8000-000000000070'
const idOf = (n: number) => `0b0c5d3e-0000-4000-8000-00000000008${n}`
let server: FakeServer
let house: HouseView

const space = (n: number, title: string, over: Partial<HouseSpace> = {}): HouseSpace => ({
  id: idOf(n),
  state: 'live',
  title,
  cover: null,
  bookingsAhead: 0,
  own: [0],
  shared: [],
  ...over,
})

const undivided: HouseView = {
  id: HOUSE,
  version: 3,
  name: '',
  location: {
    address: '12 Alder Street',
    city: 'Providence',
    state: 'RI',
    country: 'United States',
    zip: '02903',
  },
  areas: [{ place: 0, name: '', sharedBy: null }],
  spaces: [space(1, 'Alder House', { bookingsAhead: 2 })],
}

const divided: HouseView = {
  ...undivided,
  name: 'Alder',
  areas: [
    { place: 0, name: 'Upper floor', sharedBy: null },
    { place: 1, name: 'Garden room', sharedBy: null },
    { place: 2, name: 'Driveway', sharedBy: 2 },
  ],
  spaces: [
    space(1, 'Alder House', { own: [0, 1, 2], bookingsAhead: 1 }),
    space(2, 'Upstairs at Alder', { own: [0], shared: [2] }),
    space(3, 'Garden room at Alder', { own: [1], shared: [2] }),
  ],
}

beforeEach(() => {
  server = new FakeServer()
  house = divided
  server.on(showHouse, () => house)
  server.on(changeHouse, ({ body: { version, name, areas, spaces } }) => {
    if (version !== house.version) throw new Refusal('stale')
    house = {
      ...house,
      version: version + 1,
      name,
      areas,
      spaces: house.spaces.map((one) => ({ ...one, ...spaces.find(({ id }) => id === one.id) })),
    }
    return house
  })
})

afterEach(async () => {
  await closeScreen()
  expect(server.faults).toEqual([])
})

async function open(copyOf: string | null = null) {
  const opened = await openScreen(<HousePage id={HOUSE} copyOf={copyOf} />, {
    server,
    at: `/hosting?tab=listings&house=${HOUSE}`,
  })
  await screen.findByRole('heading', { level: 1 })
  return opened
}

const areaField = (position: number) => screen.getByLabelText(`Area ${position}`)
const choices = (name: string) => within(screen.getByRole('group', { name }))
const button = (name: string) => screen.getByRole('button', { name })

it('divides a house: its areas get names, and the space there is keeps all of it', async () => {
  house = undivided
  const { user } = await open()
  expect(screen.getByRole('heading', { level: 1, name: '12 Alder Street' })).toBeTruthy()
  expect(screen.getByText(/Bookings you already have keep everything they booked/)).toBeTruthy()
  expect(button('Add a space').hasAttribute('disabled')).toBe(true)
  write(areaField(1), 'Upper floor')
  write(areaField(2), 'Garden room')
  await user.click(button('Add an area'))
  write(areaField(3), 'Driveway')
  await user.selectOptions(screen.getByLabelText('How many crews may share it: Driveway'), '3')
  await user.click(button('Save'))
  await waitFor(() => expect(server.received(changeHouse)).toHaveLength(1))
  expect(server.received(changeHouse)[0]?.body).toEqual({
    version: 3,
    name: '',
    areas: [
      { place: 0, name: 'Upper floor', sharedBy: null },
      { place: 1, name: 'Garden room', sharedBy: null },
      { place: 2, name: 'Driveway', sharedBy: 3 },
    ],
    spaces: [{ id: idOf(1), own: [0, 1, 2], shared: [] }],
  })
  await waitFor(() => expect(button('Add a space').hasAttribute('disabled')).toBe(false))
  expect(screen.queryByText(/Bookings you already have/)).toBeNull()
})

it('asks for the name of an area at its field', async () => {
  house = undivided
  const { user } = await open()
  write(areaField(1), 'Upper floor')
  await user.click(button('Save'))
  expect(await screen.findAllByText('Please name the area')).toBeTruthy()
  expect(document.activeElement).toBe(areaField(2))
  expect(areaField(2).getAttribute('aria-invalid')).toBe('true')
  expect(server.received(changeHouse)).toEqual([])
})

it('says while someone types that two areas have one name', async () => {
  const { user } = await open()
  await user.clear(areaField(2))
  write(areaField(2), 'upper floor')
  expect(screen.getByText('Another area of this house has this name')).toBeTruthy()
})

it('says what can be booked at the same time, and what of it changes with sharing', async () => {
  const { user } = await open()
  expect(screen.getByText('Can be booked at the same time as Garden room at Alder.')).toBeTruthy()
  expect(screen.getByText('While it’s booked, no other space here can be.')).toBeTruthy()
  await user.click(choices('Driveway in Upstairs at Alder').getByLabelText('Only this crew'))
  expect(screen.getAllByText('While it’s booked, no other space here can be.')).toHaveLength(3)
  await user.click(button('Discard'))
  expect(screen.getByText('Can be booked at the same time as Garden room at Alder.')).toBeTruthy()
})

it('offers sharing only where an area is shared, and says so of a space that shared it', async () => {
  const { user } = await open()
  expect(choices('Upper floor in Upstairs at Alder').queryByLabelText('Shared')).toBeNull()
  await user.selectOptions(screen.getByLabelText('How many crews may share it: Driveway'), '')
  expect(screen.getByText('Crews can’t share this area. Allow sharing first.')).toBeTruthy()
  await user.click(choices('Driveway in Upstairs at Alder').getByLabelText('Not part of it'))
  await user.click(choices('Driveway in Garden room at Alder').getByLabelText('Not part of it'))
  expect(screen.queryByText('Crews can’t share this area. Allow sharing first.')).toBeNull()
})

it('shows what the server refuses: at its field, or above Save', async () => {
  server.on(changeHouse, () => {
    throw new Refusal('conflict', {
      errors: [{ field: 'areas.1.name', message: 'Another area has this name already' }],
    })
  })
  const { user } = await open()
  write(areaField(1), ' of the house')
  await user.click(button('Save'))
  expect(await screen.findAllByText('Another area has this name already')).toBeTruthy()
  expect(areaField(2).getAttribute('aria-invalid')).toBe('true')
  server.on(changeHouse, () => {
    throw new Refusal('bookings_ahead', { detail: 'Garden room is booked on Saturday.' })
  })
  await user.click(button('Save'))
  expect(
    within(await screen.findByRole('alert')).getByText('Garden room is booked on Saturday.'),
  ).toBeTruthy()
})

it('keeps what was typed when the house was changed elsewhere, and saves it on top', async () => {
  const { user } = await open()
  write(areaField(1), ' and roof')
  house = { ...house, version: 9, name: 'Alder House and garden' }
  await user.click(button('Save'))
  expect(await screen.findByText('Changed elsewhere')).toBeTruthy()
  await user.click(button('Save'))
  await waitFor(() => expect(house.areas[0]?.name).toBe('Upper floor and roof'))
})

it('removes a space after asking once, but not one with bookings ahead', async () => {
  server.on(removeSpace, ({ params }) => {
    house = { ...house, version: 4, spaces: house.spaces.filter(({ id }) => id !== params.listing) }
    return house
  })
  const { user } = await open()
  const whole = button('Remove Alder House')
  expect(whole.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('You can remove it once its bookings and requests are over.')).toBeTruthy()
  await user.click(button('Remove Upstairs at Alder'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Upstairs at Alder?' }))
  expect(dialog.getByText(/Past bookings, releases and reviews stay/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Remove space' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Upstairs at Alder' })).toBeNull())
  expect(server.received(removeSpace)[0]?.body).toEqual({ version: 3 })
})

it('does not remove the last space', async () => {
  house = { ...divided, spaces: [space(1, 'Alder House'), space(2, 'Garden room', { state: 'draft' })] }
  await open()
  expect(button('Remove Alder House').hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(/The last space can’t be removed/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remove Garden room' })).toBeNull()
})

it('adds a space as a copy of one, and opens its draft', async () => {
  const draft = { ...aDraft(), house: { id: HOUSE, name: 'Alder' } }
  server.on(addSpace, () => draft)
  const { user, address } = await open(idOf(2))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a space' }))
  write(dialog.getByLabelText('Name of the space'), 'Garden and drive')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(
    await screen.findAllByText('Choose at least one area that crews have to themselves here'),
  ).toBeTruthy()
  const area = (name: string) => within(dialog.getByRole('group', { name }))
  await user.click(area('Garden room').getByLabelText('Only this crew'))
  await user.click(area('Driveway').getByLabelText('Shared'))
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(address()).toBe(`/listing-wizard?draft=${draft.id}`))
  expect(server.received(addSpace)[0]?.body).toEqual({
    title: 'Garden and drive',
    own: [1],
    shared: [2],
    copyOf: idOf(2),
  })
})
