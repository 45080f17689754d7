import type { ProductionKind } from '../booking/production.ts'
import { kindTerms, type Menu } from './menu.ts'

/** The price, or what may be booked, differs by the kind of production. */
export function asksKind({ kinds, addOns }: Menu): boolean {
  return kinds.length > 0 || addOns.some(({ requiredIf }) => (requiredIf?.kinds.length ?? 0) > 0)
}

/** It differs by how many people come. */
export function asksCrew({ kinds, crewTiers, addOns }: Menu): boolean {
  return (
    crewTiers.length > 0 ||
    kinds.some(({ crewMax }) => crewMax !== null) ||
    addOns.some(({ unit, requiredIf }) => unit === 'person' || (requiredIf?.crewFrom ?? null) !== null)
  )
}

export function isEmptyMenu({ kinds, crewTiers, addOns, prepPercent, longDay }: Menu): boolean {
  return [kinds, crewTiers, addOns].every((list) => list.length === 0) && prepPercent === null && !longDay
}

/** As many people as fit, or as the host accepts for this kind. */
export function mostCrew(
  { maxGuests, menu }: { maxGuests: number; menu: Menu },
  kind: ProductionKind,
): number {
  return Math.min(maxGuests, kindTerms(menu, kind)?.crewMax ?? maxGuests)
}

export function leastHours(
  { minimumHours, menu }: { minimumHours: number; menu: Menu },
  kind: ProductionKind,
): number {
  return kindTerms(menu, kind)?.minimumHours ?? minimumHours
}
