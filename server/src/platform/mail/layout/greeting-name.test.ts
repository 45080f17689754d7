import { FORMER_FULL_NAME, FORMER_NAME } from '@roomtone/domain/account/former-member'
import { describe, expect, it } from 'vitest'
import { greetingName } from './greeting-name.ts'

describe('greetingName', () => {
  it('takes the first word of a name, as theirs', () => {
    expect(greetingName('  Mara   Ellison ')).toBe('Mara')
    expect(greetingName("D'Arcy O'Neil")).toBe("D'Arcy")
    expect(greetingName('Zoë-Anne\nBcc: x')).toBe('Zoë-Anne')
  })

  it('leaves out what is no name', () => {
    for (const name of ['', '   ', undefined, 'https://evil.example', 'win.example', 'a@b', 'x'.repeat(41)]) {
      expect(greetingName(name)).toBeUndefined()
    }
  })

  it('leaves out what is shown in place of a member who has left', () => {
    for (const name of [FORMER_NAME, FORMER_FULL_NAME]) expect(greetingName(name)).toBeUndefined()
  })
})
