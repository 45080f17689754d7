import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

it('greets by first name in the reader’s language, or without a name when there is none to use', () => {
  const said = (fullName: string | undefined) =>
    (['en', 'es', 'fr'] as const).map((language) => greeting(language, fullName))
  expect(said('Mara Ellison')).toEqual(['Hi Mara,', 'Hola, Mara:', 'Bonjour Mara,'])
  expect(said('https://evil.example')).toEqual(['Hi,', 'Hola:', 'Bonjour,'])
  expect(said(undefined)).toEqual(['Hi,', 'Hola:', 'Bonjour,'])
})
