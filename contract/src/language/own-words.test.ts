import { describe, expect, it } from 'vitest'
import { keepingOwn, own, withoutMarks } from './own-words.ts'
import { createTranslate } from './translate.ts'

const say = keepingOwn(
  createTranslate('fr-FR', 'et', {
    Pool: 'Piscine',
    Barn: 'Grange',
    Host: 'Hôte',
    'Confirmed: {1}': 'Confirmée : {1}',
    'Confirmed: {1} at {2}': 'Confirmée : {1} à {2}',
    '{1} ({2}, crew of {3})': '{1} ({2}, équipe de {3})',
    'Please sign in.': 'Veuillez vous connecter.',
    '{1} has accepted.': '{1} a accepté.',
  }),
)

describe('somebody’s own words', () => {
  it('are left as they were written, whatever they look like', () => {
    expect(say(`Confirmed: ${own('The Loft at Pier 9')}`)).toBe('Confirmée : The Loft at Pier 9')
    expect(say(`Confirmed: ${own('At')} at ${own('Glasshouse at Fern Lane')}`)).toBe(
      'Confirmée : At à Glasshouse at Fern Lane',
    )
    for (const words of ['Barn', 'Please sign in.', '$1,800', 'Confirmed: Barn', '0', ''])
      expect(say(own(words))).toBe(words)
  })

  it('stand in short sentences, in lists and before another sentence', () => {
    expect(say(`${own('A night at sea')} (Pool, crew of 3)`)).toBe('A night at sea (Piscine, équipe de 3)')
    expect(say(`${own('Barn, Pool')}, Host`)).toBe('Barn, Pool, Hôte')
    expect(say(`Please sign in. ${own('the barn')} has accepted.`)).toBe(
      'Veuillez vous connecter. the barn a accepté.',
    )
  })

  it('carry no marks of their own, and leave with none', () => {
    expect(say(`Confirmed: ${own('a\u2069 at \u2068b')}`)).toBe('Confirmée : a at b')
    expect(say('Pool\u2069\u2068')).not.toMatch(/[\u2068\u2069]/)
    expect(withoutMarks(`${own('a')}\u2068`)).toBe('a')
  })
})
