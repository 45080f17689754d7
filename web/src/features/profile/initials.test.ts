import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  it('takes the first and the last name', () => {
    expect(initials('Mara Ellison')).toBe('ME')
    expect(initials(' ana maria de la cruz ')).toBe('AC')
  })

  it('works with one name, and with letters beyond the basic plane', () => {
    expect(initials('Cher')).toBe('C')
    expect(initials('𝒜da')).toBe('𝒜')
    expect(initials('')).toBe('')
  })
})
