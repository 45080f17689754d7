import type { Opening, WeeklyHours } from '@roomtone/domain/availability/weekly-hours'
import { PRODUCTION_KINDS } from '@roomtone/domain/booking/production'
import type { Cents } from '@roomtone/domain/money/cents'
import {
  ADD_ON_UNITS,
  ADD_ONS_MAX,
  type AddOn,
  CREW_TIERS_MAX,
  type CrewTier,
  type KindTerms,
  LONG_DAY_MAX_PERCENT,
  type Menu,
  NO_MENU,
  type RequiredIf,
} from '@roomtone/domain/pricing/menu'
import { mostCrew } from '@roomtone/domain/pricing/what-menu-asks'
import type { Random } from '../random.ts'

const NAMES = ['Grip van', 'Hazer', 'Site manager', 'Garden', 'Green room', 'Parking space', 'Catering table']

type Space = { hours: WeeklyHours; maxGuests: number }

/** Whatever a host may save: kinds, tiers, add-ons, prep and long days, each of them in some menus only. */
export function randomMenu(random: Random, { hours, maxGuests }: Space): Menu {
  const kinds = random.some(PRODUCTION_KINDS, 0.35).map((kind): KindTerms => {
    const own = <T>(value: T) => (random.chance(0.5) ? value : null)
    return {
      kind,
      hourlyRate: own(randomPrice(random, 100, 60_000)),
      pricePerDay: own(randomPrice(random, 1_000, 400_000)),
      minimumHours: own(random.int(1, Math.min(6, longestOf(hours)))),
      crewMax: own(random.int(1, maxGuests)),
    }
  })
  const largest = largestCrew(kinds, maxGuests)
  const count = random.chance(0.3) ? 0 : random.int(1, random.chance(0.2) ? ADD_ONS_MAX : 5)
  return {
    kinds,
    crewTiers: randomTiers(random, largest),
    addOns: Array.from({ length: count }, (_, index) => randomAddOn(random, { index, largest, hours })),
    prepPercent: random.chance(0.4) ? null : random.int(0, 100),
    longDay: random.chance(0.5)
      ? null
      : { fromHours: random.int(2, 14), percent: random.int(1, LONG_DAY_MAX_PERCENT) },
  }
}

/** Mostly whole dollars, as hosts write them. */
export function randomPrice(random: Random, least: Cents, most: Cents): Cents {
  const price = random.int(least, most)
  return random.chance(0.8) ? Math.max(100, Math.round(price / 100) * 100) : price
}

function longestOf(hours: WeeklyHours): number {
  return Math.floor(Math.max(...hours.map((one) => (one ? one.closesAt - one.opensAt : 0))) / 60)
}

/** Each costs at least as much as the one below it, and some crew reaches it. */
function randomTiers(random: Random, largest: number): CrewTier[] {
  const tiers: CrewTier[] = []
  let tier: CrewTier = { from: 1, perHour: 0, perDay: 0 }
  for (let left = random.int(0, CREW_TIERS_MAX); left > 0; left -= 1) {
    tier = {
      from: tier.from + random.int(1, 6),
      perHour: tier.perHour + random.int(0, 8_000),
      perDay: tier.perDay + random.int(0, 40_000),
    }
    if (tier.from > largest) break
    tiers.push(tier)
  }
  return tiers
}

/** `largest`: of all crews that may book. */
type Beside = { index: number; largest: number; hours: WeeklyHours }

function randomAddOn(random: Random, beside: Beside): AddOn {
  const unit = random.pick(ADD_ON_UNITS)
  const min = random.int(1, 3)
  const max = min + random.int(0, 5)
  const requiredIf = random.chance(0.6) ? null : randomDemand(random, beside)
  // What everyone in a crew has to take, there is enough of for the largest.
  const least = requiredIf && unit === 'person' ? Math.max(max, beside.largest) : max
  return {
    id: randomId(random),
    name: `${random.pick(NAMES)} ${beside.index + 1}`,
    note: '',
    unit,
    price: randomPrice(random, 1, 50_000),
    min,
    max,
    stockPerDay: random.chance(0.5) ? null : least + random.int(0, 4),
    leadHours: random.chance(0.8) ? 0 : random.int(1, 200),
    photo: null,
    requiredIf,
  }
}

function randomDemand(random: Random, { largest, hours }: Beside): RequiredIf {
  const none: RequiredIf = { kinds: [], crewFrom: null, outside: null }
  const crewFrom = random.int(2, Math.max(2, Math.min(largest, 12)))
  const open = random.pick(hours.filter((one): one is Opening => one !== null))
  const some: RequiredIf[] = [
    { ...none, kinds: [random.pick(PRODUCTION_KINDS)] },
    { ...none, kinds: [random.pick(PRODUCTION_KINDS)], crewFrom },
    // Somebody who opens early is outside of it.
    { ...none, outside: { from: open.opensAt + 30, until: Math.max(open.opensAt + 30, open.closesAt - 60) } },
  ]
  if (largest >= 2) some.push({ ...none, crewFrom })
  return random.pick(some)
}

function largestCrew(kinds: KindTerms[], maxGuests: number): number {
  return Math.max(
    ...PRODUCTION_KINDS.map((kind) => mostCrew({ maxGuests, menu: { ...NO_MENU, kinds } }, kind)),
  )
}

function randomId(random: Random): string {
  const part = () => random.int(0, 0xffff).toString(16).padStart(4, '0')
  return `${part()}${part()}-${part()}-4${part().slice(1)}-8${part().slice(1)}-${part()}${part()}${part()}`
}
