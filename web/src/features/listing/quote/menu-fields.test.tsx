// @vitest-environment happy-dom
import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import type { AddOn, Menu } from '@roomtone/domain/pricing/menu'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type Choice, readChoice, toQuery } from '../../../parts/listing/choice.ts'
import { MenuFields } from './menu-fields.tsx'

afterEach(cleanup)

const MEDIC = '0b0c5d3e-0000-4000-8000-0000000000a1'
const CHAIRS = '0b0c5d3e-0000-4000-8000-0000000000a2'
const addOn = (over: Partial<AddOn>): AddOn => ({
  id: MEDIC,
  name: 'Set medic',
  note: '',
  unit: 'once',
  price: 30_000,
  min: 1,
  max: 1,
  stockPerDay: null,
  leadHours: 0,
  photo: null,
  requiredIf: { kinds: [], crewFrom: 8, outside: null },
  ...over,
})
const menu: Menu = {
  kinds: [{ kind: 'motion', hourlyRate: 20_000, pricePerDay: null, minimumHours: 6, crewMax: null }],
  crewTiers: [{ from: 8, perHour: 2000, perDay: 15_000 }],
  addOns: [
    addOn({}),
    addOn({
      id: CHAIRS,
      name: 'Folding chairs',
      unit: 'item',
      price: 500,
      min: 2,
      max: 20,
      leadHours: 48,
      requiredIf: null,
    }),
  ],
  prepPercent: 50,
  longDay: null,
}
const property = {
  menu,
  hours: everyDay(480, 1320),
  rentsBy: 'both',
  minimumHours: 4,
  maxGuests: 12,
  today: '2026-11-18',
} as PropertyView

let latest: Choice

function Card({ search, quote }: { search: string; quote: QuoteView | null }) {
  const [choice, choose] = useState(() => readChoice(new URLSearchParams(search), property))
  latest = choice
  return <MenuFields property={property} choice={choice} onChoose={choose} quote={quote} />
}

function open(search = 'date=2026-12-05', quote: QuoteView | null = null) {
  render(<Card search={search} quote={quote} />)
  return userEvent.setup()
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const standing = (over: object) =>
  ({
    timeZone: 'America/New_York',
    choice: {
      startsAt: '2026-12-05T12:00:00.000Z',
      callAt: '2026-12-05T14:00:00.000Z',
      wrapAt: '2026-12-05T18:00:00.000Z',
      endsAt: '2026-12-05T18:00:00.000Z',
    },
    addOns: [{ id: CHAIRS, count: 0, isRequired: false, isTooLate: false, left: null, ...over }],
  }) as unknown as QuoteView

it('adds what a crew of eight cannot do without, and says why', async () => {
  const user = open('date=2026-12-05&crew=7')
  expect([box(/Set medic/).checked, box(/Set medic/).disabled]).toEqual([false, false])
  await user.click(screen.getByRole('button', { name: 'One more person' }))
  expect([box(/Set medic/).checked, box(/Set medic/).disabled]).toEqual([true, true])
  expect(screen.getByText(/Required for: crews of 8 or more/)).toBeTruthy()
  expect(latest.crew).toBe(8)
})

it('counts items from the least to the most there may be', async () => {
  const user = open()
  expect(screen.queryByLabelText('Folding chairs: how many')).toBeNull()
  await user.click(box(/Folding chairs/))
  expect(latest.addOns).toEqual([{ id: CHAIRS, count: 2 }])
  await user.click(screen.getByRole('button', { name: 'Folding chairs: one more' }))
  expect(latest.addOns).toEqual([{ id: CHAIRS, count: 3 }])
  expect(toQuery(latest)).toMatchObject({ addOns: `${CHAIRS}:3` })
  await user.click(box(/Folding chairs/))
  expect(latest.addOns).toEqual([])
})

it('offers nothing that is gone or asked for too late, and drops it', async () => {
  open('date=2026-12-05', standing({ left: 1 }))
  expect(box(/Folding chairs/).disabled).toBe(true)
  expect(screen.getByText('None left for this time')).toBeTruthy()
  cleanup()
  const user = open(`date=2026-12-05&addOns=${CHAIRS}:4`, standing({ isTooLate: true }))
  expect(screen.getByText('Book at least 48 hours ahead')).toBeTruthy()
  await user.click(box(/Folding chairs/))
  expect(latest.addOns).toEqual([])
  expect(box(/Folding chairs/).disabled).toBe(true)
})

it('says for how many people there is enough of what each of them takes', () => {
  const seat = addOn({ id: CHAIRS, name: 'Makeup seat', unit: 'person', requiredIf: null })
  const seated = { ...property, menu: { ...menu, addOns: [seat] } }
  const show = (crew: number, left: number) => {
    cleanup()
    const choice = readChoice(new URLSearchParams(`date=2026-12-05&crew=${crew}`), seated)
    render(<MenuFields property={seated} choice={choice} onChoose={() => {}} quote={standing({ left })} />)
    return box(/Makeup seat/).disabled
  }
  expect([show(4, 3), screen.queryByText('3 left') !== null]).toEqual([true, true])
  expect([show(3, 3), screen.queryByText('None left for this time')]).toEqual([false, null])
  expect([show(3, 0), screen.queryByText('None left for this time') !== null]).toEqual([true, true])
})

it('is as long as the kind of production demands', async () => {
  const user = open()
  await user.selectOptions(screen.getByLabelText('Kind of production'), 'Motion')
  expect([latest.kind, latest.hours]).toEqual(['motion', 6])
})

it('tells call and wrap from prep', async () => {
  const user = open('date=2026-12-05', standing({}))
  await user.click(screen.getByRole('button', { name: 'Prep hours: one more' }))
  expect(latest.prep).toBe(1)
  expect(screen.getByText(/Prep from 7:00 AM, call 9:00 AM, wrap 1:00 PM\./)).toBeTruthy()
})
