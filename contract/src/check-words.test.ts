import { CODE_LENGTH } from '@roomtone/domain/account/mailed-code'
import { everyDay } from '@roomtone/domain/availability/weekly-hours'
import { checkEditing } from '@roomtone/domain/listing/check-editing'
import { textsIn } from '@roomtone/texts/all/checks'
import { LANGUAGES, type Language } from '@roomtone/texts/languages'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { check, wordsOfCheck, wordsOfIssue } from './check-words.ts'
import { email, fullName, newPassword } from './fields.ts'
import { listingChanges } from './hosting/edit-listing.ts'
import { closeAccountForm } from './privacy/close-account.ts'
import { MOST_PHONES, personalInfoForm } from './profile/personal-info.ts'

const { checks } = textsIn('en')

/** What the first issue says in a language. */
function said(schema: z.ZodType, value: unknown, language: Language = 'en'): string {
  const issue = schema.safeParse(value).error?.issues[0]
  return issue ? wordsOfIssue(textsIn(language).checks, issue) : 'nothing'
}

describe('what a schema finds wrong', () => {
  it('is said as the specification says it', () => {
    expect(said(email, 'nonsense')).toBe('Invalid email address')
    expect(said(email, undefined)).toBe('Invalid email address')
    expect(said(fullName, ' J ')).toBe('Name must be at least 2 characters')
    expect(said(newPassword, 'lowercase1')).toBe('Password must contain at least one uppercase letter')
  })

  it('is said in the reader’s language', () => {
    expect(said(email, 'nonsense', 'es')).toBe('Correo electrónico no válido')
    expect(said(email, 'nonsense', 'fr')).toBe('Adresse e-mail non valide')
  })

  it('names the limit, as the language writes it', () => {
    expect(said(listingChanges, { title: 'x'.repeat(51) })).toBe('Keep the title within 50 characters')
    expect(said(listingChanges, { photos: [] })).toBe('A listing needs at least 5 photos')
    expect(said(listingChanges, { pricePerDay: 100_000_001 })).toBe('The price can’t be more than $1,000,000')
    expect(said(listingChanges, { accessNotes: 'x'.repeat(2001) }, 'fr')).toBe(
      'Limitez les consignes d’accès à 2\u202f000 caractères',
    )
    expect(said(personalInfoForm, { phones: Array(MOST_PHONES + 1).fill('+1 555 0100') })).toBe(
      `At most ${MOST_PHONES} phone numbers`,
    )
  })

  it('names the one word that is accepted', () => {
    expect(said(closeAccountForm, { confirm: 'please' }, 'es')).toBe('Escribe DELETE')
  })

  it('has plain words for what zod finds by itself', () => {
    expect(said(z.string().max(3), 'long')).toBe('Use at most 3 characters')
    expect(said(z.string().min(1), '')).toBe('Please fill this in')
    expect(said(z.string().min(4), 'no')).toBe('Use at least 4 characters')
    expect(said(z.array(z.string()).max(1), ['a', 'b'])).toBe('Choose at most 1')
    expect(said(z.array(z.string()).min(2), [])).toBe('Choose at least 2')
    expect(said(z.int().max(9), 10)).toBe('This can’t be more than 9')
    expect(said(z.number().min(0), -1)).toBe('This can’t be less than 0')
    expect(said(z.enum(['a', 'b']), 'c')).toBe('Please choose one of the options')
    expect(said(z.iso.date(), 'soon')).toBe('Please check the format')
    expect(said(z.boolean(), 'yes')).toBe('Please check this field')
    expect(
      said(
        z.string().refine(() => false, 'a_code_of_nobody'),
        'x',
      ),
    ).toBe('Please check this field')
  })
})

it('finds the words of a check outside of schemas', () => {
  const problem = checkEditing({
    hours: everyDay(480, 1320),
    minimumHours: 4,
    minDays: 1,
    maxDays: 365,
    highlights: ['Peaceful', 'Unique', 'Central'],
    photos: [],
  })
  expect(problem && wordsOfCheck(checks, problem.code, problem)).toBe('Choose at most 2 highlights')
})

it('asks for as many digits as a mailed code has', () => {
  for (const language of LANGUAGES)
    expect(wordsOfCheck(textsIn(language).checks, check('mailed_code_invalid'))).toContain(`${CODE_LENGTH}`)
})
