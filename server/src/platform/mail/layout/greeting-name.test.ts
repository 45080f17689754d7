import { own } from '@roomtone/contract/language/own-words'
import { describe, expect, it } from 'vitest'
import { greet } from './greet.ts'
import { greetingName } from './greeting-name.ts'

describe('greetingName', () => {
  it('takes the first word of a name, as theirs', () => {
    expect(greetingName('  Mara   Ellison ')).toBe(own('Mara'))
    expect(greetingName("D'Arcy O'Neil")).toBe(own("D'Arcy"))
    expect(greetingName('Zoë-Anne\nBcc: x')).toBe(own('Zoë-Anne'))
  })

  it('leaves out what is no name', () => {
    for (const name of ['', '   ', undefined, 'https://evil.example', 'win.example', 'a@b', 'x'.repeat(41)]) {
      expect(greetingName(name)).toBeUndefined()
    }
  })
})

describe('greet', () => {
  it('greets without a name when there is none to use', () => {
    expect(greet('Mara Ellison')).toBe(`Hi ${own('Mara')},`)
    expect(greet(undefined)).toBe('Hi,')
  })
})
