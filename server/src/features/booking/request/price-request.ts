import type { Actor } from '@roomtone/domain/access/actor'
import { requestExpiresAt } from '@roomtone/domain/booking/request-deadline'
import { expiryOf } from '@roomtone/domain/booking/timers'
import type { Quote } from '@roomtone/domain/pricing/quote'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import {
  alternativesTo,
  evaluateChoice,
  explainMenu,
  explainProblem,
  type ListingRow,
  nameChoice,
  type Offer,
} from '../../listing/entry.ts'
import { timeRulesOf } from '../../pricing/entry.ts'
import { refusals } from '../refusals.ts'
import type { RequestBody } from './request-body.ts'

type Asked = { listing: ListingRow; actor: Actor; body: RequestBody; now: Date }
export type Priced = Pick<Offer, 'rules' | 'range' | 'steps' | 'isInstant' | 'rates' | 'addOns'> & {
  price: Quote
}

/** The time can be had, for the price and on the terms that the page said; else the exact reason why not. */
export async function priceRequest(deps: Deps, { listing, actor, body, now }: Asked): Promise<Priced> {
  const { choice, secondHold, expectedTotal, expectedTerms, crew, addOns, production } = body
  const shoot = { kind: production.kind, crew, addOns }
  const settings = await deps.settings.read(deps.db)
  const offer = await evaluateChoice(deps.db, listing, { choice, shoot, viewer: actor, settings, now })
  const { problem, rules, range, price } = offer
  if (problem !== null && problem !== 'taken')
    throw refusedField('choice', explainProblem(problem, choice, rules, now))
  if (problem === 'taken' && !secondHold) throw await slotTaken(deps, listing, body, now)
  if (secondHold) requireWaitable(offer, now)
  else if (requestExpiresAt(now, range.startsAt) <= now)
    throw refusedField('choice', (language) => refusals(language).tooSoon)
  const { menuProblem } = offer
  if (menuProblem) throw refusedField(fieldOf(menuProblem.code), explainMenu(menuProblem))
  if (!price) throw refusedField('choice', (language) => refusals(language).unpriced)
  if (price.total !== expectedTotal)
    throw new Refused('price_changed', {
      detail: (language) => refusals(language).priceChanged({ total: price.total }),
    })
  if (offer.mark !== expectedTerms) throw new Refused('terms_changed')
  const { steps, isInstant, rates } = offer
  return { rules, range, steps, isInstant, price, rates, addOns: offer.addOns }
}

function fieldOf(code: NonNullable<Offer['menuProblem']>['code']): string {
  if (code === 'crew_above_kind') return 'crew'
  return code === 'no_prep' ? 'choice' : 'addOns'
}

function requireWaitable({ problem, canWait, range }: Offer, now: Date): void {
  if (problem === 'taken' && !canWait)
    throw new Refused('nothing_to_wait_for', {
      detail: (language) => refusals(language).willNotOpen,
    })
  if (!canWait) throw new Refused('nothing_to_wait_for')
  const ends = expiryOf('second_hold', range.startsAt, now)
  if (ends !== null && ends <= now)
    throw new Refused('nothing_to_wait_for', { detail: (language) => refusals(language).tooSoonToHold })
}

/** Refuses with the nearest free times, so that the guest does not have to search for them. */
export async function slotTaken(
  deps: Deps,
  listing: ListingRow,
  { choice, production }: RequestBody,
  now: Date,
): Promise<Refused> {
  const others = await alternativesTo(deps.db, listing, { choice, kind: production.kind }, now)
  if (others.length === 0)
    return new Refused('slot_taken', { detail: (language) => refusals(language).slotTaken })
  const rules = timeRulesOf(listing)
  return new Refused('slot_taken', {
    detail: (language) =>
      refusals(language).slotTakenNearby({
        times: others.map((one) => nameChoice(one, rules, language)).join('; '),
      }),
  })
}
