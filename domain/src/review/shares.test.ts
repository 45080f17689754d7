import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRIVACY_DEFAULTS } from '../account/privacy.ts'
import { sharesOf, type TripFacts } from './shares.ts'

const facts: TripFacts = {
  home: 'Porto, Portugal',
  tripType: 'stills',
  stay: { by: 'hour', length: 4 },
  services: ['cleaning'],
}

describe('what a review says of its author', () => {
  it('leaves out where they live and what they booked besides, unless they chose otherwise', () => {
    expect(sharesOf(PRIVACY_DEFAULTS, facts)).toEqual({ ...facts, home: null, services: [] })
  })

  it('never says what was switched off, whatever else is on', () => {
    const choice = fc.record({
      shareHome: fc.boolean(),
      shareTripType: fc.boolean(),
      shareStayLength: fc.boolean(),
      shareServices: fc.boolean(),
    })
    fc.assert(
      fc.property(choice, (choices) => {
        const said = sharesOf(choices, facts)
        expect(said.home).toBe(choices.shareHome ? facts.home : null)
        expect(said.tripType).toBe(choices.shareTripType ? facts.tripType : null)
        expect(said.stay).toEqual(choices.shareStayLength ? facts.stay : null)
        expect(said.services).toEqual(choices.shareServices ? facts.services : [])
      }),
    )
  })
})
