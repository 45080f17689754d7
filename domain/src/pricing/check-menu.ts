import type { WeeklyHours } from '../availability/weekly-hours.ts'
import { PRODUCTION_KINDS, type ProductionKind } from '../booking/production.ts'
import type { AddOn, Menu, RequiredIf } from './menu.ts'
import { mostCrew } from './what-menu-asks.ts'

/** What a listing says outside of its menu and the menu has to agree with. */
export type TermsAroundMenu = { hours: WeeklyHours; maxGuests: number; noticeHours: number }

export type MenuProblem = {
  /** The field within the menu, as forms name it: `crewTiers.1.from`. */
  field: string
  code:
    | 'kind_repeated'
    | 'cap_above_limit'
    | 'tiers_out_of_order'
    | 'tiers_get_cheaper'
    | 'tier_above_limit'
    | 'add_on_repeated'
    | 'least_above_most'
    | 'most_above_stock'
    | 'never_required'
    | 'required_exclude'
    | 'stock_below_crew'
    | 'lead_above_notice'
    | 'minimum_above_opening'
  /** The limit that the problem is about, of people or of hours. */
  max?: number
  min?: number
  /** The other add-on. */
  name?: string
}

/** What a change of the terms breaks in an unchanged menu. */
export type TermsProblem =
  | { field: 'hours'; code: 'hours_below_kind'; min: number }
  | { field: 'hours'; code: 'hours_without_requirement'; name: string }
  | { field: 'maxGuests'; code: 'limit_below_menu'; min: number }
  | { field: 'noticeHours'; code: 'notice_below_lead'; min: number; name: string }

/** The first part of a menu that does not fit the rest, or the listing's terms; null when it is consistent. */
export function checkMenu(menu: Menu, terms: TermsAroundMenu): MenuProblem | null {
  return checkKinds(menu, terms) ?? checkTiers(menu, terms) ?? checkAddOns(menu, terms)
}

/** Checks changed terms against an unchanged menu, so that the host reads the problem at what they changed. */
export function checkTermsWithMenu(
  menu: Menu,
  terms: TermsAroundMenu,
  changed: (field: keyof TermsAroundMenu) => boolean,
): TermsProblem | null {
  return (
    (changed('hours') ? checkHours(menu, terms) : null) ??
    (changed('maxGuests') ? checkLimit(menu, terms) : null) ??
    (changed('noticeHours') ? checkNotice(menu, terms) : null)
  )
}

function checkHours({ kinds, addOns }: Menu, { hours }: TermsAroundMenu): TermsProblem | null {
  const min = Math.max(0, ...kinds.map((one) => one.minimumHours ?? 0))
  if (min * 60 > longestOf(hours)) return { field: 'hours', code: 'hours_below_kind', min }
  const lost = addOns.find(
    ({ requiredIf }) =>
      requiredIf?.outside &&
      requiredIf.kinds.length === 0 &&
      requiredIf.crewFrom === null &&
      !reachesOutside(requiredIf, hours),
  )
  return lost ? { field: 'hours', code: 'hours_without_requirement', name: lost.name } : null
}

function checkLimit({ kinds, crewTiers, addOns }: Menu, { maxGuests }: TermsAroundMenu): TermsProblem | null {
  const min = Math.max(
    0,
    ...kinds.map(({ crewMax }) => crewMax ?? 0),
    ...crewTiers.map(({ from }) => from),
    ...addOns.map(({ requiredIf }) => (requiredIf && crewAlone(requiredIf)) ?? 0),
  )
  return min > maxGuests ? { field: 'maxGuests', code: 'limit_below_menu', min } : null
}

function checkNotice({ addOns }: Menu, { noticeHours }: TermsAroundMenu): TermsProblem | null {
  const late = addOns.find((one) => one.leadHours > noticeHours && isAlwaysRequired(one))
  if (!late) return null
  return { field: 'noticeHours', code: 'notice_below_lead', min: late.leadHours, name: late.name }
}

function longestOf(hours: WeeklyHours): number {
  return Math.max(0, ...hours.map((one) => (one ? one.closesAt - one.opensAt : 0)))
}

function checkKinds({ kinds }: Menu, { hours, maxGuests }: TermsAroundMenu): MenuProblem | null {
  const longest = longestOf(hours)
  for (const [index, { kind, minimumHours, crewMax }] of kinds.entries()) {
    if (kinds.findIndex((one) => one.kind === kind) !== index)
      return { field: `kinds.${index}.kind`, code: 'kind_repeated' }
    if (minimumHours !== null && minimumHours * 60 > longest)
      return { field: `kinds.${index}.minimumHours`, code: 'minimum_above_opening' }
    if (crewMax !== null && crewMax > maxGuests)
      return { field: `kinds.${index}.crewMax`, code: 'cap_above_limit', max: maxGuests }
  }
  return null
}

function checkTiers(menu: Menu, { maxGuests }: TermsAroundMenu): MenuProblem | null {
  const max = Math.max(...PRODUCTION_KINDS.map((kind) => mostCrew({ maxGuests, menu }, kind)))
  for (const [index, tier] of menu.crewTiers.entries()) {
    if (tier.from > max) return { field: `crewTiers.${index}.from`, code: 'tier_above_limit', max }
    const below = menu.crewTiers[index - 1]
    if (!below) continue
    if (tier.from <= below.from) return { field: `crewTiers.${index}.from`, code: 'tiers_out_of_order' }
    if (tier.perHour < below.perHour)
      return { field: `crewTiers.${index}.perHour`, code: 'tiers_get_cheaper' }
    if (tier.perDay < below.perDay) return { field: `crewTiers.${index}.perDay`, code: 'tiers_get_cheaper' }
  }
  return null
}

function checkAddOns(menu: Menu, terms: TermsAroundMenu): MenuProblem | null {
  const { addOns } = menu
  for (const [index, one] of addOns.entries()) {
    const at = (field: string) => `addOns.${index}.${field}`
    if (addOns.findIndex(({ id }) => id === one.id) !== index)
      return { field: at('name'), code: 'add_on_repeated' }
    if (addOns.findIndex(({ name }) => isSameName(name, one.name)) !== index)
      return { field: at('name'), code: 'add_on_repeated' }
    if (one.min > one.max) return { field: at('min'), code: 'least_above_most' }
    if (one.stockPerDay !== null && one.max > one.stockPerDay)
      return { field: at('stockPerDay'), code: 'most_above_stock' }
    if (one.leadHours > terms.noticeHours && isAlwaysRequired(one))
      return { field: at('leadHours'), code: 'lead_above_notice', max: terms.noticeHours }
    const unmet = one.requiredIf && whyNeverMet(one, one.requiredIf, menu, terms)
    if (unmet) return { ...unmet, field: at(unmet.field) }
  }
  return null
}

function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
  return plain(one) === plain(other)
}

/** Whatever is shot, by however few: then the listing's own notice has to be long enough for it. */
function isAlwaysRequired({ requiredIf }: Pick<AddOn, 'requiredIf'>): boolean {
  if (requiredIf === null) return false
  return requiredIf.crewFrom === 1 || PRODUCTION_KINDS.every((kind) => requiredIf.kinds.includes(kind))
}

/** A required add-on whose condition no booking can meet would never be added, so the host is told. */
function whyNeverMet(
  addOn: AddOn,
  requiredIf: RequiredIf,
  menu: Menu,
  { hours, maxGuests }: TermsAroundMenu,
): MenuProblem | null {
  // Of any kind and at any time, someone can come alone, and there is enough of everything for one.
  if (requiredIf.kinds.length > 0 || reachesOutside(requiredIf, hours)) return null
  const { crewFrom } = requiredIf
  const kinds = PRODUCTION_KINDS.filter(
    (kind) => (crewFrom ?? Infinity) <= mostCrew({ maxGuests, menu }, kind),
  )
  if (crewFrom === null || kinds.length === 0) return { field: 'requiredIf', code: 'never_required' }
  const limits = kinds.map((kind) => runsOutBefore(crewFrom, kind, menu))
  const [limit] = limits
  if (!limit || limits.includes(undefined)) return null
  if (limit.id === addOn.id) return { field: 'stockPerDay', code: 'stock_below_crew', min: crewFrom }
  return { field: 'requiredIf', code: 'required_exclude', name: limit.name, max: limit.stockPerDay ?? 0 }
}

/** The add-on that is required of every such crew and taken by each of its people, and of which there are fewer. */
function runsOutBefore(crew: number, kind: ProductionKind, { addOns }: Menu): AddOn | undefined {
  return addOns.find(
    ({ unit, stockPerDay, requiredIf }) =>
      unit === 'person' &&
      stockPerDay !== null &&
      stockPerDay < crew &&
      requiredIf !== null &&
      (requiredIf.kinds.includes(kind) || (requiredIf.crewFrom !== null && requiredIf.crewFrom <= crew)),
  )
}

/** From how many people on, where nothing else makes it required. */
function crewAlone({ kinds, crewFrom, outside }: RequiredIf): number | null {
  return kinds.length === 0 && outside === null ? crewFrom : null
}

function reachesOutside({ outside }: RequiredIf, hours: WeeklyHours): boolean {
  return (
    outside !== null &&
    hours.some((one) => one !== null && (one.opensAt < outside.from || one.closesAt > outside.until))
  )
}
