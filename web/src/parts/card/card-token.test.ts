import { ApiError } from '@roomtone/contract/call'
import { readSimulatedToken } from '@roomtone/domain/payment/simulated-token'
import { describe, expect, it } from 'vitest'
import { cardToSend, NEW_CARD, simulatedToken } from './card-token.ts'
import { fieldOf } from './stripe-card.ts'

const typed = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '987' }
const exchange = async () => simulatedToken(typed, 'abcdefgh12')

describe('what the server hears of a card', () => {
  it('is a token of a new one', async () => {
    const sent = await cardToSend({ chosen: NEW_CARD, exchange, save: true })
    expect(sent).toMatchObject({ save: true })
    expect(readSimulatedToken('token' in sent ? sent.token : '')).toMatchObject({ card: { last4: '4242' } })
    expect(JSON.stringify(sent)).not.toMatch(/4242 ?4242|987/)
  })

  it('is the name of a kept one, and nothing is exchanged for it', async () => {
    const never = () => Promise.reject(new Error('exchanged'))
    expect(await cardToSend({ chosen: 'c1', exchange: never, save: true })).toEqual({ savedCardId: 'c1' })
  })

  it('is nothing while the card is half typed', () => {
    const half = () => simulatedToken({ ...typed, expiry: '12' }, 'abcdefgh12')
    expect(half).toThrow(ApiError)
  })

  it('finds the field that Stripe complains about', () => {
    expect(['incomplete_number', 'invalid_expiry_year', 'incomplete_cvc', 'card_error'].map(fieldOf)).toEqual(
      ['number', 'expiry', 'cvc', 'number'],
    )
  })
})
