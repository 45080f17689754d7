import { describe, expect, it } from 'vitest'
import { readAddressList } from './read-address-list.ts'

describe('readAddressList', () => {
  it('reads what people paste: lines, commas, semicolons, names in front, doubles', () => {
    const list = 'Ada@Example.com, bob@example.com;\nCleo Moss <CLEO@example.com>\n\n bob@example.com '
    expect(readAddressList(list)).toEqual({
      valid: ['ada@example.com', 'bob@example.com', 'cleo@example.com'],
      invalid: [],
    })
  })

  it('names what it cannot read', () => {
    expect(readAddressList('not an address\nok@example.com\n@x.y').invalid).toEqual([
      'not an address',
      '@x.y',
    ])
  })
})
