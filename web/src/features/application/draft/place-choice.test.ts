import { expect, test } from 'vitest'
import { choosePlace } from './place-choice.ts'

test('an entire place starts out enhanced, a room standard', () => {
  expect(choosePlace({ placeType: '', privacyLevel: 'standard' }, 'Entire place').privacyLevel).toBe(
    'enhanced',
  )
  expect(
    choosePlace({ placeType: 'Entire place', privacyLevel: 'enhanced' }, 'Shared room').privacyLevel,
  ).toBe('standard')
})

test('what the host has chosen stays', () => {
  const chosen = { placeType: 'Entire place', privacyLevel: 'standard' } as const
  expect(choosePlace(chosen, 'Private room')).toEqual({ placeType: 'Private room', privacyLevel: 'standard' })
  const careful = { placeType: 'Private room', privacyLevel: 'enhanced' } as const
  expect(choosePlace(careful, 'Shared room').privacyLevel).toBe('enhanced')
})
