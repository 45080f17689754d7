import { LANGUAGES } from '@roomtone/texts/languages'
import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

it('greets by first name in the reader’s language, or without a name when there is none to use', () => {
  const said = (fullName: string | undefined) => LANGUAGES.map((language) => greeting(language, fullName))
  expect(said('Mara Ellison')).toEqual(['Hi Mara,', 'Hola, Mara:', 'Bonjour Mara,', 'Hallo Mara,'])
  expect(said('https://evil.example')).toEqual(['Hi,', 'Hola:', 'Bonjour,', 'Guten Tag,'])
  expect(said(undefined)).toEqual(['Hi,', 'Hola:', 'Bonjour,', 'Guten Tag,'])
})
