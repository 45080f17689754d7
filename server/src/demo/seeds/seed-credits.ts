import { randomUUID } from 'node:crypto'
import { addDays } from '@roomtone/domain/time/local-date'
import { addCredit } from '../../features/credit/add-credit.ts'
import { type Issue, issueCodes } from '../../features/credit/issue-codes.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'

const DAY = 86_400_000

/** A gift card with a balance and a coupon for a demo guest; two more that have not been added yet. */
export const seedCredits: SeedStep = async (deps, tx, now) => {
  const admin = await demoActor(tx, 'admin@roomtone.test')
  const creator = await demoActor(tx, 'creator@roomtone.test')
  if (!admin || !creator) return
  const then = withinStep(deps, tx, new Date(now.getTime() - 12 * DAY))
  const inAYear = addDays(now.toISOString().slice(0, 10), 330)
  const plain = { percent: null, upTo: null, fromTotal: 0, uses: null, lastDay: inAYear }
  const issue = async (over: Omit<Issue, 'key' | keyof typeof plain> & Partial<Issue>) =>
    (await issueCodes(then, admin, { key: randomUUID(), ...plain, ...over })).items
  const cards = await issue({
    kind: 'gift_card',
    count: 3,
    amount: 12_000,
    note: 'Open studio night, door prizes',
    reason: 'Prizes of the open studio night',
  })
  const coupons = await issue({
    kind: 'coupon',
    count: 1,
    amount: null,
    percent: 10,
    upTo: 5000,
    uses: 200,
    note: 'Autumn shoots',
    reason: 'The autumn campaign',
  })
  const added = withinStep(deps, tx, new Date(now.getTime() - 11 * DAY))
  for (const one of [cards[0], coupons[0]]) if (one) await addCredit(added, creator, one.code)
}
