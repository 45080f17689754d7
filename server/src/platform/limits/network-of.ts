import { isIPv6 } from 'node:net'

/**
 * What counts as one visitor. Every line has 2^64 addresses of IPv6, so all of a /64 are counted together;
 * IPv4 mapped into IPv6 counts as IPv4. Anything else, a person's id or mail address, stays as it is.
 */
export function networkOf(who: string): string {
  const address = who.replace(/%.*$/, '')
  if (!isIPv6(address)) return who
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** All eight of them, as numbers. */
function groupsOf(address: string): number[] {
  // One spelling of many, and without an IPv4 at its end.
  const { hostname } = new URL(`http://[${address}]`)
  const [before = '', after = ''] = hostname.slice(1, -1).split('::')
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number(`0x${group}`)))
  const [first, last] = [numbers(before), numbers(after)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
