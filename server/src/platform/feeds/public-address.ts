import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Everything that IANA keeps for special purposes, or that leads somewhere else in disguise. */
const RESERVED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Inside 2000::/3: protocol assignments with Teredo, documentation, and 6to4, which carries an IPv4 address. */
const RESERVED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reservedV4 = listOf('ipv4', RESERVED_V4)
const reservedV6 = listOf('ipv6', RESERVED_V6)
// Loopback, link-local, unique-local, multicast, mapped IPv4 and NAT64 all lie outside of it.
const globalV6 = listOf('ipv6', [['2000::', 3]])

/** Whether anyone on the internet could reach this address; what is not known to be public is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reservedV4.check(address, 'ipv4')
  if (isIPv6(address)) return globalV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6')
  return false
}

function listOf(family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family)
  return list
}
