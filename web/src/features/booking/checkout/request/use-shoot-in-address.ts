import type { PropertyView } from '@roomtone/contract/listing/property'
import { type Menu, USUAL_SHOOT } from '@roomtone/domain/pricing/menu'
import { asksCrew, asksKind, mostCrew } from '@roomtone/domain/pricing/what-menu-asks'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ChoiceQuery } from '../../../../parts/listing/property.query.ts'
import { checkoutPath, type Wanted } from './address.ts'
import type { Draft } from './kept.ts'

const PAUSE_MS = 250

/**
 * The address's values that the price depends on override what this tab has stored, and so does a crew that
 * it has not said before.
 */
export function saidInAddress(menu: Menu, { kind, crew }: ChoiceQuery, kept: Draft): Partial<Draft> {
  return {
    ...(asksKind(menu) && kind && { kind }),
    ...(crew && (asksCrew(menu) || crew !== kept.crewAsked) && { crew: String(crew), crewAsked: crew }),
  }
}

type Options = {
  wanted: Wanted
  property: Pick<PropertyView, 'menu' | 'maxGuests'>
  draft: Draft
  /** There is a booking: nothing about it changes any more. */
  isSettled: boolean
}

/**
 * Where the price depends on the kind of production or the crew, the address follows the form, and the price
 * follows the address. True until both have caught up.
 */
export function useShootInAddress({ wanted, property, draft, isSettled }: Options): boolean {
  const navigate = useNavigate()
  const next = checkoutPath({ ...wanted, choice: filledIn(wanted.choice, property, draft) })
  const isBehind = !isSettled && next !== checkoutPath(wanted)
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(() => void navigate(next, { replace: true, preventScrollReset: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isBehind, next, navigate])
  return isBehind
}

/** An impossible crew has no price: the field says so. */
function filledIn(choice: ChoiceQuery, property: Options['property'], draft: Draft): ChoiceQuery {
  const { menu } = property
  const kind = draft.kind || choice.kind
  const crew = Number(draft.crew)
  const fits = Number.isInteger(crew) && crew >= 1 && crew <= mostCrew(property, kind ?? USUAL_SHOOT.kind)
  if (draft.crew !== '' && !fits) return choice
  return {
    ...choice,
    ...(asksKind(menu) && kind && { kind }),
    ...(asksCrew(menu) && fits && { crew }),
  }
}
