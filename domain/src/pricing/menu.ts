import type { TimeChoice } from '../availability/time-rules.ts'
import { openingOn, type WeeklyHours } from '../availability/weekly-hours.ts'
import type { ProductionKind } from '../booking/production.ts'
import type { Cents } from '../money/cents.ts'
import { datesFrom } from '../time/local-date.ts'

export const CREW_TIERS_MAX = 5
export const ADD_ONS_MAX = 20
export const ADD_ON_NAME_MAX = 60
export const ADD_ON_NOTE_MAX = 200
export const ADD_ON_COUNT_MAX = 1000
export const CREW_MAX = 500
export const PREP_HOURS_MAX = 12
export const PREP_DAYS_MAX = 14
export const DEFAULT_PREP_PERCENT = 50
export const LONG_DAY_MAX_PERCENT = 90

export const ADD_ON_UNITS = ['once', 'hour', 'person', 'item'] as const
export type AddOnUnit = (typeof ADD_ON_UNITS)[number]

/** A kind of production's own terms; null means the same as for every other kind. */
export type KindTerms = {
  kind: ProductionKind
  hourlyRate: Cents | null
  pricePerDay: Cents | null
  minimumHours: number | null
  crewMax: number | null
}

/** From this many people on, instead of the tier below and not on top of it. */
export type CrewTier = { from: number; perHour: Cents; perDay: Cents }

/** Any one of these conditions is enough. */
export type RequiredIf = {
  kinds: ProductionKind[]
  crewFrom: number | null
  /** Someone is there before or after these minutes of the day. */
  outside: { from: number; until: number } | null
}

export type AddOn = {
  id: string
  name: string
  note: string
  unit: AddOnUnit
  price: Cents
  /** Of items: how many at least and at most. */
  min: number
  max: number
  /** Null: there is enough for everyone. */
  stockPerDay: number | null
  /** Before the start. */
  leadHours: number
  photo: string | null
  /** Null: the add-on is optional. */
  requiredIf: RequiredIf | null
}

/** Everything that a price depends on besides the time itself. */
export type Menu = {
  kinds: KindTerms[]
  crewTiers: CrewTier[]
  addOns: AddOn[]
  /** A percentage of the rent for the same time; null where there is no prep or strike outside the shoot. */
  prepPercent: number | null
  longDay: { fromHours: number; percent: number } | null
}

export const NO_MENU: Menu = { kinds: [], crewTiers: [], addOns: [], prepPercent: null, longDay: null }

export function menuPhotos({ addOns }: Menu): string[] {
  return [...new Set(addOns.flatMap(({ photo }) => photo ?? []))]
}

export type ChosenAddOn = { id: string; count: number }

/** What a crew says about its shoot, as far as the price depends on it. */
export type Shoot = { kind: ProductionKind; crew: number; addOns: ChosenAddOn[] }

/** The shoot that prices are shown for until the crew says more. */
export const USUAL_SHOOT: Shoot = { kind: 'stills', crew: 1, addOns: [] }

export function kindTerms({ kinds }: Menu, kind: ProductionKind): KindTerms | undefined {
  return kinds.find((one) => one.kind === kind)
}

/** The highest tier that the crew reaches. */
export function crewTierFor({ crewTiers }: Menu, crew: number): CrewTier | undefined {
  return crewTiers.filter(({ from }) => crew >= from).at(-1)
}

/** The chosen and the required add-ons, in the menu's order, each as often as it is taken from the stock of a day. */
export function addOnsFor(menu: Menu, shoot: Shoot, time: TimeChoice, hours: WeeklyHours): ChosenAddOn[] {
  return menu.addOns.flatMap((one) => {
    const chosen = shoot.addOns.find(({ id }) => id === one.id)?.count ?? 0
    const count = isRequired(one, shoot, time, hours) ? Math.max(chosen, one.min, 1) : chosen
    return count > 0 ? [{ id: one.id, count: piecesOf(one, count, shoot.crew) }] : []
  })
}

/** Where each person pays for an add-on, each person takes one. */
export function piecesOf({ unit }: Pick<AddOn, 'unit'>, count: number, crew: number): number {
  return unit === 'person' ? crew : count
}

export function isRequired(
  { requiredIf }: Pick<AddOn, 'requiredIf'>,
  { kind, crew }: Shoot,
  time: TimeChoice,
  hours: WeeklyHours,
): boolean {
  if (requiredIf === null) return false
  const { kinds, crewFrom, outside } = requiredIf
  if (kinds.includes(kind) || (crewFrom !== null && crew >= crewFrom)) return true
  return outside !== null && reachesOutside(time, hours, outside)
}

/** When booked by the day, crews may stay from opening to closing. */
function reachesOutside(
  time: TimeChoice,
  hours: WeeklyHours,
  { from, until }: NonNullable<RequiredIf['outside']>,
): boolean {
  if (time.by === 'hour') {
    const begins = time.start - (time.prep ?? 0) * 60
    return begins < from || time.start + (time.hours + (time.strike ?? 0)) * 60 > until
  }
  return datesFrom(time.checkIn, time.checkOut).some((date) => {
    const opening = openingOn(hours, date)
    return opening !== null && (opening.opensAt < from || opening.closesAt > until)
  })
}

/** The first chosen add-on that has to be booked earlier before the start. */
export function tooLateFor(
  { addOns }: Menu,
  chosen: readonly ChosenAddOn[],
  startsAt: Date,
  now: Date,
): AddOn | undefined {
  const hoursLeft = (startsAt.getTime() - now.getTime()) / 3_600_000
  return addOns.find((one) => one.leadHours > hoursLeft && chosen.some(({ id }) => id === one.id))
}
