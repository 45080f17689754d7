import { FORMER_FULL_NAME, FORMER_NAME } from '@roomtone/domain/account/former-member'
import { expect, it } from 'vitest'
import { nameIn } from './name-in.ts'

it('names a member who has left in the language of the reader, and everyone else as they are called', () => {
  expect(nameIn('en', FORMER_NAME)).toBe('A former member')
  expect(nameIn('es', FORMER_NAME)).toBe('Un antiguo miembro')
  expect(nameIn('fr', FORMER_FULL_NAME)).toBe('Ancien membre')
  expect(nameIn('de', FORMER_NAME)).toBe('Ein ehemaliges Mitglied')
  expect(nameIn('de', 'Wren')).toBe('Wren')
})
