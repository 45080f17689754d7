import { describe, expect, it } from 'vitest'
import { paymentForm } from '../../../parts/card/card-form.ts'
import { firstFailure } from '../../../platform/forms/first-failure.ts'
import { checkoutForm } from './checkout-form.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const card = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
const production = {
  title: 'Late Sun',
  kind: 'stills',
  purpose: 'Twelve looks',
  involves: ['animals'],
  isPlain: false,
}
const filled = { crew: 5, production, card, agreed: true }

function firstProblem(values: object): [field: string, message: string] | null {
  const { error } = checkoutForm({ maxCrew: 6, now: NOW }).safeParse(values)
  if (!error) return null
  const { field, message } = firstFailure(error)
  return [field, message]
}

describe('the checkout form', () => {
  it('gives what the request needs, and nothing of the card', () => {
    expect(checkoutForm({ maxCrew: 6, now: NOW }).parse(filled)).toEqual({
      crew: 5,
      production: { title: 'Late Sun', kind: 'stills', purpose: 'Twelve looks', involves: ['animals'] },
    })
  })

  it('names the first invalid field of the page', () => {
    expect(firstProblem({ ...filled, crew: Number.NaN, agreed: false })?.[0]).toBe('crew')
    expect(firstProblem({ ...filled, crew: 7 })).toEqual(['crew', 'This space fits a crew of up to 6 people'])
    expect(firstProblem({ ...filled, production: { ...production, title: ' ', kind: '' } })?.[0]).toBe(
      'production.title',
    )
    expect(firstProblem({ ...filled, production: { ...production, kind: '' } })).toEqual([
      'production.kind',
      'Please choose the kind of production',
    ])
    expect(firstProblem({ ...filled, card: { ...card, cvc: '1' }, agreed: false })).toEqual([
      'card.cvc',
      'Please enter the code on the card',
    ])
    expect(firstProblem({ ...filled, agreed: false })).toEqual([
      'agreed',
      'Please agree to the house rules and cancellation policy',
    ])
  })

  it('requires the declaration, even where nothing applies', () => {
    const silent = { ...production, involves: [] }
    expect(firstProblem({ ...filled, production: silent })?.[0]).toBe('production.involves')
    expect(firstProblem({ ...filled, production: { ...silent, isPlain: true } })).toBeNull()
  })

  it('leaves a card alone that is not typed here', () => {
    const none = { number: '', expiry: '', cvc: '' }
    expect(paymentForm(null).safeParse({ card: none }).success).toBe(true)
    expect(paymentForm(NOW).safeParse({ card: none }).error?.issues[0]?.path).toEqual(['card', 'number'])
    const { error } = paymentForm(NOW).safeParse({ card: { ...card, expiry: '10 / 26' } })
    expect(error?.issues).toHaveLength(1)
    expect(error && firstFailure(error)).toMatchObject({
      field: 'card.expiry',
      message: 'This card has expired',
    })
  })
})
