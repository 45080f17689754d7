import { ApiError } from '@roomtone/contract/call'
import { addOnsOf } from '@roomtone/contract/listing/add-on-list'
import type { PropertyView } from '@roomtone/contract/listing/property'
import { notAllowed } from '@roomtone/domain/booking/production'
import type { FormValues } from '../checkout-form.ts'
import type { CreditState } from '../pay/use-credits.ts'
import type { Wanted } from './address.ts'
import type { Attempt, Draft, RequestBody } from './kept.ts'

/** Activities that the space has forbidden since they were ticked are no longer declared. */
export function involvedHere({ involves }: Draft, { allows }: Pick<PropertyView, 'allows'>) {
  const refused = notAllowed(involves, allows)
  return involves.filter((one) => !refused.includes(one))
}

/** What the page has shown: the price and the terms. */
export type Expected = Pick<RequestBody, 'expectedTotal' | 'expectedTerms'>

type Asked = {
  wanted: Wanted
  attempt: Attempt
  values: FormValues
  credits: CreditState['toSend']
  expected: Expected
}

/** Everything but the card: two sendings have to agree in this. */
export function requestBody({ wanted, attempt, values, credits, expected }: Asked): RequestBody {
  const { kind: _kind, crew: _crew, addOns = '', ...time } = wanted.choice
  return {
    key: attempt.key,
    propertyId: wanted.propertyId,
    choice: time,
    crew: values.crew,
    production: values.production,
    addOns: addOnsOf(addOns),
    ...expected,
    agreed: true,
    secondHold: wanted.isWait,
    ...(wanted.isWait ? {} : credits),
  }
}

/**
 * The server checks the key first, so a request that it refuses for the booking's sake has not arrived before
 * either.
 */
export function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 422].includes(error.status)
}

/** In the order they were sent, each once. */
export function withUnanswered(unanswered: RequestBody[], body: RequestBody): RequestBody[] {
  const text = JSON.stringify(body)
  return [...unanswered.filter((one) => JSON.stringify(one) !== text), body]
}
