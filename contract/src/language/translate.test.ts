import { describe, expect, it } from 'vitest'
import { createTranslate } from './translate.ts'

const say = createTranslate('fr-FR', 'et', {
  Pool: 'Piscine',
  Garden: 'Jardin',
  'Hello {1},': 'Bonjour {1},',
  '{1} hours': '{1} heures',
  'Please sign in.': 'Veuillez vous connecter.',
  '{1} would like to book {2}': '{1} souhaite réserver {2}',
  '{1} would like to book {2}:': '{1} souhaite réserver {2} :',
  '{1} would like to book {2}. This is what they wrote:': '{1} souhaite réserver {2}. Voici :',
  'This space does not allow: {1}.': 'Ce lieu n’autorise pas : {1}.',
  'The total is {1} now, until {2}.': 'Jusqu’au {2}, le total est de {1}.',
  'The shortest booking here is {1}.': 'Le minimum est de {1}.',
})

describe('translate', () => {
  it('says what it knows, and leaves the rest as it is', () => {
    expect(say('Please sign in.')).toBe('Veuillez vous connecter.')
    expect(say('Never heard of it.')).toBe('Never heard of it.')
    expect(say('')).toBe('')
  })

  it('fills in values, in the order of the other language, and says them too', () => {
    expect(say('Mara would like to book The Loft')).toBe('Mara souhaite réserver The Loft')
    expect(say('Mara would like to book The Loft:')).toBe('Mara souhaite réserver The Loft :')
    expect(say('Mara would like to book The Loft. This is what they wrote:')).toBe(
      'Mara souhaite réserver The Loft. Voici :',
    )
    expect(say('The shortest booking here is 4 hours.')).toBe('Le minimum est de 4 heures.')
    expect(say('This space does not allow: Pool, Garden.')).toBe('Ce lieu n’autorise pas : Piscine, Jardin.')
    expect(say('This space does not allow: Pool and Garden.')).toBe(
      'Ce lieu n’autorise pas : Piscine et Jardin.',
    )
  })

  it('writes money and moments as the language does', () => {
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
    expect(plain(say('The total is $1,418.50 now, until Sat, Dec 5, 2026, 9:00 AM PST.'))).toBe(
      'Jusqu’au sam. 5 déc. 2026, 9:00 PST, le total est de 1 418,50 $US.',
    )
    expect(plain(say('$1,800'))).toBe('1 800 $US')
    expect(plain(say('Sat, Dec 5, 2026, 9:00 – 11:00 AM PST'))).toBe('sam. 5 déc. 2026, 9:00 – 11:00 PST')
    expect(plain(say('Sat, Nov 21'))).toBe('sam. 21 nov.')
    expect(plain(say('2:30 PM'))).toBe('14:30')
  })

  it('says several sentences of ours in a row, but nothing among somebody else’s', () => {
    expect(say('Please sign in. The shortest booking here is 4 hours.')).toBe(
      'Veuillez vous connecter. Le minimum est de 4 heures.',
    )
    expect(say('Please sign in. Thanks, Ada.')).toBe('Please sign in. Thanks, Ada.')
  })

  it('does not take somebody’s own words for ours', () => {
    expect(say('Hello Mara,')).toBe('Bonjour Mara,')
    expect(say('Hello dear people of the loft,')).toBe('Hello dear people of the loft,')
    expect(say('She waited many hours')).toBe('She waited many hours')
    expect(say('$5 off the piano, Dec 5')).toBe('$5 off the piano, Dec 5')
  })

  it('is done quickly, whatever it is given', () => {
    const long = `${'would like to book '.repeat(200)}x`
    const begun = performance.now()
    say(long)
    say('a'.repeat(100_000))
    expect(performance.now() - begun).toBeLessThan(200)
  })
})
