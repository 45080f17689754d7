import { createHash } from 'node:crypto'
import type { requestBooking } from '@roomtone/contract/booking/request-booking'
import type { Parsed } from '@roomtone/contract/endpoint'
import { Refused } from '../../../platform/refused.ts'
import type { Earlier } from '../booking.store.ts'

export type RequestBody = Parsed<typeof requestBooking>['body']

/** Of what was asked for. The card is left out: another card for the same request is the same request. */
export function hashOfRequest(asked: RequestBody): Buffer {
  const { choice, production } = asked
  const time =
    choice.by === 'hour' ? [choice.date, choice.start, choice.hours] : [choice.checkIn, choice.checkOut]
  const shoot = [production.title, production.kind, production.purpose, [...production.involves].sort()]
  const { expectedTotal, expectedTerms, secondHold } = asked
  const words: unknown[] = [
    asked.propertyId,
    choice.by,
    time,
    asked.crew,
    shoot,
    expectedTotal,
    expectedTerms,
    secondHold,
  ]
  if (asked.credits.length > 0) words.push([...asked.credits].sort())
  // Named, so that neither can be taken for the other, nor for credits; a request without them is as it always was.
  const { prep = 0, strike = 0 } = choice
  if (prep > 0 || strike > 0) words.push({ prep, strike })
  if (asked.addOns.length > 0)
    words.push({ addOns: asked.addOns.map(({ id, count }) => `${id}:${count}`).sort() })
  return createHash('sha256').update(JSON.stringify(words)).digest()
}

/** The booking that this checkout has made before, if it has; the same key for something else is refused. */
export function earlierOf({ earlierId, earlierHash }: Earlier, asked: RequestBody): string | null {
  if (earlierHash && !earlierHash.equals(hashOfRequest(asked))) throw new Refused('key_reused')
  return earlierId
}
