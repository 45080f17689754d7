import type { Address } from './content.ts'

const SHORT: Record<string, string> = {
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  drive: 'dr',
  east: 'e',
  highway: 'hwy',
  lane: 'ln',
  north: 'n',
  northeast: 'ne',
  northwest: 'nw',
  parkway: 'pkwy',
  place: 'pl',
  road: 'rd',
  south: 's',
  southeast: 'se',
  southwest: 'sw',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  west: 'w',
}

const UNITS = /\b(?:apartment|apt|floor|fl|room|rm|suite|ste|unit) \w+\b|\b\d+(?:st|nd|rd|th) (?:floor|fl)\b/g

/** The same for two spellings of one address. Rooms and floors are left out: it is the building that has a place. */
export function addressKey({ address, city, country, zip }: Omit<Address, 'state'>): string {
  const street = plain(address.replaceAll('#', ' unit '))
    .replace(UNITS, ' ')
    .split(' ')
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word)
    .join(' ')
  // Four more digits name a side of the street or a mailbox.
  const code = country === 'United States' ? zip.trim().slice(0, 5) : plain(zip).replaceAll(' ', '')
  return [street, code, plain(city), plain(country)].join('|')
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
