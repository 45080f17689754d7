import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCardProblems } from './card.ts'
import { readSimulatedToken, SIMULATED_CARDS, simulatedTokenFor } from './simulated-token.ts'

const RANDOM = 'abcdefgh12'

describe('tokens of the simulated processor', () => {
  it.each(Object.entries(SIMULATED_CARDS))('%s passes the form and %s', (number, behaviour) => {
    const cvc = number.startsWith('37') ? '1234' : '123'
    expect(findCardProblems({ number, expiry: '12/30', cvc }, new Date('2026-12-01'))).toEqual({})
    const token = simulatedTokenFor({ number, expiry: '12 / 30' }, RANDOM)
    expect(readSimulatedToken(token ?? '')).toMatchObject({
      behaviour,
      card: { last4: number.slice(-4), expMonth: 12, expYear: 2030 },
    })
  })

  it('gives nothing of the number away but its brand and last four digits', () => {
    const number = fc.stringMatching(/^[1-9]\d{15}$/)
    fc.assert(
      fc.property(number, (number) => {
        const token = simulatedTokenFor({ number, expiry: '1230' }, RANDOM) ?? ''
        expect(token).not.toContain(number.slice(0, 12))
        expect(readSimulatedToken(token)?.card.last4).toBe(number.slice(-4))
      }),
    )
  })

  it('uses no number that could be somebody’s', () => {
    const token = simulatedTokenFor({ number: '4111 1111 1111 1111', expiry: '1230' }, RANDOM)
    expect(readSimulatedToken(token ?? '')).toMatchObject({ behaviour: 'unlisted' })
  })

  it('is not made of half a card, and reads nothing else', () => {
    expect(simulatedTokenFor({ number: '4242424242424242', expiry: '12' }, RANDOM)).toBeUndefined()
    expect(simulatedTokenFor({ number: '', expiry: '1230' }, RANDOM)).toBeUndefined()
    for (const other of [
      '',
      'pm_card_visa',
      `tok_sim_wins_visa_4242_1230_${RANDOM}`,
      `tok_sim_approves_gold_4242_1230_${RANDOM}`,
      `tok_sim_approves_visa_4242_1330_${RANDOM}`,
      `tok_sim_approves_visa_4242_1230_${RANDOM}\n`,
    ])
      expect(readSimulatedToken(other)).toBeNull()
  })
})
