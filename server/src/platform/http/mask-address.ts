/** Enough of an address for a person to recognise their network, not enough to find them. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return `${plain.split('.').slice(0, 2).join('.')}.*.*`
  const groups = plain.split(':').filter((group) => group !== '')
  return groups.length === 0 ? 'unknown' : `${groups.slice(0, 2).join(':')}:*`
}
