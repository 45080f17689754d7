import { describe, expect, it } from 'vitest'
import { phoneParts } from './phone-parts.ts'

describe('a line of contacts', () => {
  it('has its numbers to call', () => {
    expect(phoneParts('Mara: +1 (401) 555-0100, or Teo 401.555.0199')).toEqual([
      { text: 'Mara: ', tel: null },
      { text: '+1 (401) 555-0100', tel: '+14015550100' },
      { text: ', or Teo ', tel: null },
      { text: '401.555.0199', tel: '4015550199' },
    ])
  })

  it('does not take a time, a house number or a serial for a telephone', () => {
    for (const line of ['Doors at 8:30, wrap at 18:00', 'Bay 12, level 3', '12345678901234567890'])
      expect(phoneParts(line)).toEqual([{ text: line, tel: null }])
  })

  it('keeps a line without numbers, and an empty one', () => {
    expect(phoneParts('Ask at the desk')).toEqual([{ text: 'Ask at the desk', tel: null }])
    expect(phoneParts('')).toEqual([{ text: '', tel: null }])
  })
})
