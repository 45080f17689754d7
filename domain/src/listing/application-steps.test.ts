import { expect, it } from 'vitest'
import { APPLICATION_STATUSES, mayTake } from './application-steps.ts'

const takenFrom = (step: Parameters<typeof mayTake>[0]) =>
  APPLICATION_STATUSES.filter((status) => mayTake(step, status))

it('is decided on or withdrawn while it waits, and sent again once it does not', () => {
  expect(takenFrom('approve')).toEqual(['pending'])
  expect(takenFrom('reject')).toEqual(['pending'])
  expect(takenFrom('withdraw')).toEqual(['pending'])
  expect(takenFrom('send')).toEqual(['rejected', 'withdrawn'])
})
