import type * as store from '../../src/features/listing/quote/add-on-stock.store.ts'
import {
  findAddOnsLeft,
  findAddOnsMissing,
  freeAddOns,
  setStock,
  takeAddOns,
} from '../../src/features/listing/quote/add-on-stock.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const chairs = {
  id,
  name: 'Chairs',
  note: '',
  unit: 'item',
  price: 500,
  min: 1,
  max: 4,
  stockPerDay: 8,
  leadHours: 0,
  photo: null,
  requiredIf: null,
} as const

const menu = { kinds: [], crewTiers: [], addOns: [chairs], prepPercent: null, longDay: null }
const time = { startsAt: now, endsAt: new Date(now.getTime() + 4 * 3_600_000) }

export const examples: ExamplesOf<typeof store> = {
  findAddOnsLeft: (tx) =>
    findAddOnsLeft(tx, { id, searchId: 1, menu, timeZone: 'America/Los_Angeles' }, time, time),
  findAddOnsMissing: (tx) => findAddOnsMissing(tx, id),
  takeAddOns: (tx) => takeAddOns(tx, id),
  freeAddOns: (tx) => freeAddOns(tx, id),
  setStock: (tx) => setStock(tx, id, menu.addOns, '2026-11-19'),
}
