import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

describe('who is counted as one', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['ada@example.com', 'ada@example.com'],
    ['6b0e2f3a-33c2-4d0e-9f0a-1a2b3c4d5e6f', '6b0e2f3a-33c2-4d0e-9f0a-1a2b3c4d5e6f'],
    ['a person:a booking', 'a person:a booking'],
    ['', ''],
  ])('%s as %s', (who, network) => {
    expect(networkOf(who)).toBe(network)
  })

  const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16))
  const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'))

  it('is everybody behind one line, and no one behind another', () => {
    fc.assert(
      fc.property(half, half, half, half, (line, one, other, elsewhere) => {
        fc.pre(line !== elsewhere)
        expect(networkOf(`${line}:${one}`)).toBe(networkOf(`${line}:${other}`))
        expect(networkOf(`${line}:${one}`)).not.toBe(networkOf(`${elsewhere}:${one}`))
      }),
    )
  })

  it('is the same however an address is spelled', () => {
    fc.assert(
      fc.property(half, half, (line, rest) => {
        const plain = `${line}:${rest}`
        const padded = plain.replace(/[^:]+/g, (digits) => digits.padStart(4, '0').toUpperCase())
        const { hostname } = new URL(`http://[${plain}]`)
        expect(new Set([plain, padded, hostname.slice(1, -1)].map(networkOf)).size).toBe(1)
      }),
    )
  })

  it('is the address itself in IPv4, also where a socket of both kinds says it in IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect([address, `::ffff:${address}`].map(networkOf)).toEqual([address, address])
      }),
    )
  })
})
