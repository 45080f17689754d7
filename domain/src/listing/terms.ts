import type { RentsBy } from '../availability/time-rules.ts'
import { everyDay, type WeeklyHours } from '../availability/weekly-hours.ts'
import type { CancellationPolicy } from '../cancellation/policy.ts'
import type { Cents } from '../money/cents.ts'
import {
  DEFAULT_MINIMUM_HOURS,
  DEFAULT_WEEKLY_DISCOUNT_PERCENT,
  defaultWeekendPrice,
  hourlyRateOf,
  NEW_WEEKEND_DAYS,
} from '../pricing/rates.ts'
import { ACTIVITIES, type Activity } from './activities.ts'
import type { ListingContent } from './content.ts'
import { PRICE_MAX, type SpaceKind } from './options.ts'

/** What *Your terms* asks, block by block. None of it goes live before its host has confirmed it. */
export const TERMS_BLOCKS = [
  'space',
  'prices',
  'hours',
  'weekend',
  'cleaning',
  'allows',
  'rules',
  'cancellation',
  'approval',
  'notice',
  'papers',
  'arrival',
] as const
export type TermsBlock = (typeof TERMS_BLOCKS)[number]

/** What each block asks, by the names of the fields. */
export const TERMS_FIELDS = {
  space: ['spaceKind'],
  prices: [
    'rentsBy',
    'hourlyRate',
    'minimumHours',
    'pricePerDay',
    'minDays',
    'maxDays',
    'weeklyDiscountPercent',
  ],
  hours: ['hours'],
  weekend: ['weekendDays', 'weekendPrice', 'weekendHourlyRate'],
  cleaning: ['cleaningFee'],
  allows: ['allows'],
  rules: ['houseRules'],
  cancellation: ['cancellationPolicy'],
  approval: ['bookingApproval'],
  notice: ['noticeHours', 'turnaroundMinutes'],
  papers: ['insuranceLeast', 'permitRequired'],
  arrival: ['accessNotes', 'wifiName', 'wifiPassword', 'parking', 'loadIn', 'arrivalPhotos'],
} as const satisfies Record<TermsBlock, readonly string[]>

export type TermsField = (typeof TERMS_FIELDS)[TermsBlock][number]

/** Yes, no, or null until the host has said. */
export type Allows = Record<Activity, boolean | null>

/** The terms that the wizard itself does not ask; price per day, approval and preference are in its content. */
export type ListingTerms = {
  spaceKind: SpaceKind
  rentsBy: RentsBy
  hourlyRate: Cents
  minimumHours: number
  minDays: number
  maxDays: number
  hours: WeeklyHours
  weekendDays: number[]
  weekendPrice: Cents | null
  weekendHourlyRate: Cents | null
  weeklyDiscountPercent: number
  cleaningFee: Cents
  allows: Allows
  houseRules: { title: string; body: string }[]
  cancellationPolicy: CancellationPolicy
  noticeHours: number
  turnaroundMinutes: number
  /** Cents of cover; null asks for no certificate. */
  insuranceLeast: Cents | null
  permitRequired: boolean
  accessNotes: string
  wifiName: string
  wifiPassword: string
  parking: string
  loadIn: string
  arrivalPhotos: string[]
  /** In the order of TERMS_BLOCKS. */
  confirmed: TermsBlock[]
}

const USUAL_HOURS = { opensAt: 480, closesAt: 1320 }
const USUAL_TURNAROUND_MINUTES = 60

/** What we fill in from the wizard's answers: a start, for the host to confirm or change. */
export function suggestedTerms(content: Pick<ListingContent, 'pricePerDay' | 'amenities'>): ListingTerms {
  return {
    spaceKind: content.amenities.includes('outdoor_location') ? 'land' : 'home',
    rentsBy: 'both',
    ...suggestedPrices(content.pricePerDay),
    minimumHours: DEFAULT_MINIMUM_HOURS,
    minDays: 1,
    maxDays: 365,
    hours: everyDay(USUAL_HOURS.opensAt, USUAL_HOURS.closesAt),
    weekendDays: NEW_WEEKEND_DAYS,
    weekendHourlyRate: null,
    weeklyDiscountPercent: DEFAULT_WEEKLY_DISCOUNT_PERCENT,
    cleaningFee: 0,
    allows: allowsFrom(null),
    houseRules: [],
    cancellationPolicy: 'flexible',
    noticeHours: 0,
    turnaroundMinutes: USUAL_TURNAROUND_MINUTES,
    insuranceLeast: null,
    permitRequired: false,
    accessNotes: '',
    wifiName: '',
    wifiPassword: '',
    parking: '',
    loadIn: '',
    arrivalPhotos: [],
    confirmed: [],
  }
}

/**
 * A new price per day suggests new prices for everything that follows from it, and the host confirms them
 * again.
 */
export function withPricePerDay(terms: ListingTerms, pricePerDay: Cents): ListingTerms {
  return {
    ...terms,
    ...suggestedPrices(pricePerDay),
    confirmed: terms.confirmed.filter((block) => block !== 'prices' && block !== 'weekend'),
  }
}

function suggestedPrices(pricePerDay: Cents) {
  return {
    hourlyRate: Math.min(PRICE_MAX, Math.max(100, hourlyRateOf({ pricePerDay, hourlyRate: null }))),
    weekendPrice: Math.min(PRICE_MAX, Math.max(pricePerDay, defaultWeekendPrice(pricePerDay))) || null,
  }
}

/** Null: nobody has confirmed them yet. */
export function allowsFrom(allowed: readonly Activity[] | null): Allows {
  const answers = ACTIVITIES.map((activity) => [activity, allowed?.includes(activity) ?? null])
  return Object.fromEntries(answers) as Allows
}

export function allowedIn(allows: Allows): Activity[] {
  return ACTIVITIES.filter((activity) => allows[activity] === true)
}

/** Why a block cannot be confirmed yet; null when it can. */
export function gapIn(block: TermsBlock, terms: Pick<ListingTerms, 'allows'>): 'allows_unanswered' | null {
  const isOpen = ACTIVITIES.some((activity) => terms.allows[activity] === null)
  return block === 'allows' && isOpen ? 'allows_unanswered' : null
}

export function unconfirmed({ confirmed }: Pick<ListingTerms, 'confirmed'>): TermsBlock[] {
  return TERMS_BLOCKS.filter((block) => !confirmed.includes(block))
}

/** The blocks in which these terms differ. None where a listing is live, and its terms are no part of what is sent. */
export function changedTerms(before: ListingTerms | null, after: ListingTerms | null): TermsBlock[] {
  if (before === null || after === null) return []
  const valueIn = (terms: ListingTerms, field: TermsField) =>
    JSON.stringify(Object.entries(terms).find(([name]) => name === field)?.[1])
  return TERMS_BLOCKS.filter((block) =>
    TERMS_FIELDS[block].some((field) => valueIn(before, field) !== valueIn(after, field)),
  )
}
