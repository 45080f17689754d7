import { priceViewOf } from '@roomtone/contract/listing/price-view'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import type { Actor } from '@roomtone/domain/access/actor'
import { freeStarts } from '@roomtone/domain/availability/free-time'
import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import { refundSteps } from '@roomtone/domain/cancellation/policy'
import { isRequired, type Shoot, tooLateFor } from '@roomtone/domain/pricing/menu'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findListing } from '../listing.store.ts'
import { alternativesTo, describeAddOns, evaluateChoice } from './evaluate-choice.ts'
import { explainProblem } from './explain-problem.ts'
import { explainMenu } from './menu-refusal.ts'
import { choiceView } from './quote.view.ts'

type Asked = { id: string; choice: TimeChoice; shoot: Shoot; language: Language }

export async function quoteProperty(
  { db, clock, settings }: Deps,
  actor: Actor | null,
  { id, choice, shoot, language }: Asked,
): Promise<QuoteView> {
  const now = clock.now()
  const listing = await findListing(db, id, actor)
  if (!listing) throw new Refused('not_found')
  const offer = await evaluateChoice(db, listing, {
    choice,
    shoot,
    viewer: actor,
    settings: await settings.recent(),
    now,
  })
  const { rules, range, holds, problem, menuProblem, price, steps, canWait, isInstant, mark } = offer
  const others = problem ? await alternativesTo(db, listing, { choice, kind: shoot.kind }, now) : []
  return {
    choice: choiceView(choice, rules),
    timeZone: listing.timeZone,
    price: price && priceViewOf(price),
    problem:
      (problem && { code: problem, message: explainProblem(problem, choice, rules, now)(language) }) ??
      (menuProblem && { code: menuProblem.code, message: explainMenu(menuProblem)(language) }),
    addOns: offer.rates.menu.addOns.map((one) => ({
      id: one.id,
      count: offer.addOns.find(({ id }) => id === one.id)?.count ?? 0,
      isRequired: isRequired(one, shoot, choice, rules.hours),
      isTooLate:
        tooLateFor(
          { ...offer.rates.menu, addOns: [one] },
          [{ id: one.id, count: 1 }],
          range.startsAt,
          now,
        ) !== undefined,
      left: offer.addOnsLeft.get(one.id) ?? null,
    })),
    alternatives: others.map((one) => choiceView(one, rules)),
    freeStarts: choice.by === 'hour' ? freeStarts(choice.date, choice.hours, rules, holds, now, choice) : [],
    refunds: refundSteps(listing.cancellationPolicy, range.startsAt, now, steps).map(
      ({ refundPercent, until }) => ({ refundPercent, until: until.toISOString() }),
    ),
    canWait,
    isInstant: problem === null && menuProblem === null && isInstant,
    terms: {
      cancellationPolicy: listing.cancellationPolicy,
      houseRules: listing.houseRules,
      addOns: describeAddOns(offer.rates.menu, offer.addOns),
      mark,
    },
  }
}
