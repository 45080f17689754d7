import { PACKAGED_PICTURES } from '@roomtone/domain/settings/showcase'
import { expect, it } from 'vitest'
import { packagedEntry } from './all-pictures.ts'

it('has every picture that a category may name', () => {
  expect(PACKAGED_PICTURES.filter((name) => packagedEntry(name)?.kind !== 'scene')).toEqual([])
})
