import type { WeeklyHours } from '../availability/weekly-hours.ts'
import { PRODUCTION_KINDS } from '../booking/production.ts'
import { CREW_MAX, type KindTerms, type Menu, type RequiredIf } from './menu.ts'

export type MenuProblem = {
  /** The field within the menu, as forms name it: `crewTiers.1.from`. */
  field: string
  code:
    | 'kind_repeated'
    | 'tiers_out_of_order'
    | 'tiers_get_cheaper'
    | 'add_on_repeated'
    | 'least_above_most'
    | 'most_above_stock'
    | 'never_required'
    | 'minimum_above_opening'
}

/** What new opening hours break in an unchanged menu: a kind's `min` hours, or the requirement of the add-on `name`. */
export type HoursProblem =
  | { field: 'hours'; code: 'hours_below_kind'; min: number }
  | { field: 'hours'; code: 'hours_without_requirement'; name: string }

/** The first part of a menu that does not fit the rest; null when it is consistent. */
export function checkMenu(menu: Menu, hours: WeeklyHours): MenuProblem | null {
  return checkKinds(menu, hours) ?? checkTiers(menu) ?? checkAddOns(menu, hours)
}

/** Checks new opening hours against an unchanged menu, so that the host reads the problem at the hours. */
export function checkHoursWithMenu({ kinds, addOns }: Menu, hours: WeeklyHours): HoursProblem | null {
  const min = Math.max(0, ...kinds.map((one) => one.minimumHours ?? 0))
  if (min * 60 > longestOf(hours)) return { field: 'hours', code: 'hours_below_kind', min }
  const lost = addOns.find(({ requiredIf }) => requiredIf && isNeverMet(requiredIf, kinds, hours))
  return lost ? { field: 'hours', code: 'hours_without_requirement', name: lost.name } : null
}

function longestOf(hours: WeeklyHours): number {
  return Math.max(0, ...hours.map((one) => (one ? one.closesAt - one.opensAt : 0)))
}

function checkKinds({ kinds }: Menu, hours: WeeklyHours): MenuProblem | null {
  const longest = longestOf(hours)
  for (const [index, { kind, minimumHours }] of kinds.entries()) {
    if (kinds.findIndex((one) => one.kind === kind) !== index)
      return { field: `kinds.${index}.kind`, code: 'kind_repeated' }
    if (minimumHours !== null && minimumHours * 60 > longest)
      return { field: `kinds.${index}.minimumHours`, code: 'minimum_above_opening' }
  }
  return null
}

function checkTiers({ crewTiers }: Menu): MenuProblem | null {
  for (const [index, tier] of crewTiers.entries()) {
    const below = crewTiers[index - 1]
    if (!below) continue
    if (tier.from <= below.from) return { field: `crewTiers.${index}.from`, code: 'tiers_out_of_order' }
    if (tier.perHour < below.perHour)
      return { field: `crewTiers.${index}.perHour`, code: 'tiers_get_cheaper' }
    if (tier.perDay < below.perDay) return { field: `crewTiers.${index}.perDay`, code: 'tiers_get_cheaper' }
  }
  return null
}

function checkAddOns({ addOns, kinds }: Menu, hours: WeeklyHours): MenuProblem | null {
  for (const [index, one] of addOns.entries()) {
    const at = (field: string) => `addOns.${index}.${field}`
    if (addOns.findIndex(({ id }) => id === one.id) !== index)
      return { field: at('name'), code: 'add_on_repeated' }
    if (addOns.findIndex(({ name }) => isSameName(name, one.name)) !== index)
      return { field: at('name'), code: 'add_on_repeated' }
    if (one.min > one.max) return { field: at('min'), code: 'least_above_most' }
    if (one.stockPerDay !== null && one.max > one.stockPerDay)
      return { field: at('stockPerDay'), code: 'most_above_stock' }
    if (one.requiredIf && isNeverMet(one.requiredIf, kinds, hours))
      return { field: at('requiredIf'), code: 'never_required' }
  }
  return null
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** A required add-on whose condition no booking can meet would never be added, so the host is told. */
function isNeverMet({ kinds, crewFrom, outside }: RequiredIf, own: KindTerms[], hours: WeeklyHours): boolean {
  if (kinds.length > 0) return false
  const largest = PRODUCTION_KINDS.map((kind) => own.find((one) => one.kind === kind)?.crewMax ?? CREW_MAX)
  if (crewFrom !== null && crewFrom <= Math.max(...largest)) return false
  return !(
    outside &&
    hours.some((one) => one !== null && (one.opensAt < outside.from || one.closesAt > outside.until))
  )
}
