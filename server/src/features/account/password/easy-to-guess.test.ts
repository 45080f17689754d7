import { describe, expect, it } from 'vitest'
import { COMMON_WORDS } from './common-words.ts'
import { isEasyToGuess } from './easy-to-guess.ts'

describe('a password that is guessed first', () => {
  it.each([
    'Password1',
    'P@ssw0rd1',
    'Passw0rd!',
    'Welcome123',
    'Welcome2026!',
    'Summer2026',
    'Qwerty123',
    'Qwertz12345',
    'Asdf1234',
    'Abcd1234',
    '1Qaz2wsx',
    '1q2w3e4R',
    'Zaq12wsX',
    'Michael1',
    'Jennifer1987',
    '123Dragon',
    'Iloveyou2',
    'Aaaa1111',
    'Abcabcabc1',
    'Roomtone1',
    'R00mt0ne2026',
    'Admin123',
    'Letmein12',
    'Football99',
    'Ab123456',
  ])('%s', (password) => {
    expect(isEasyToGuess(password)).toBe(true)
  })

  it.each([
    'Quiet1please',
    'Wanda1waits',
    'Hushhush1',
    'Dragon7lamp-shade',
    'Sunshine9kettle',
    'xK7vPq2m',
    'Gaffer4tape',
    'correct horse Battery 9',
    `A1${'x'.repeat(98)}`,
  ])('%s is not', (password) => {
    expect(isEasyToGuess(password)).toBe(false)
  })

  it('is one of thousands: each word with each of its usual endings', () => {
    const endings = [
      '1',
      '12',
      '123',
      '1234',
      '2024',
      '2025',
      '2026',
      '1990',
      '1!',
      '123!',
      '!1',
      '01',
      '99',
      '007',
    ]
    const words = [...COMMON_WORDS].filter((word) => word.length >= 4)
    const made = words.flatMap((word) =>
      endings.map((ending) => `${word[0]?.toUpperCase()}${word.slice(1)}${ending}`),
    )
    const wide = made.filter((password) => password.length >= 8)
    expect(wide.length).toBeGreaterThan(3000)
    expect(wide.filter((password) => !isEasyToGuess(password))).toEqual([])
  })
})
