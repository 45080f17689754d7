/** Every country as lists show it, the longest name first. */
function countries(): string {
  const styles = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames('en', { type: 'region', style }),
  )
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const names = codes.flatMap((code) => styles.map((named) => named.of(code) ?? ''))
  return [...new Set(names)]
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
}

/** Words that may be on a page although no catalog has them, and why. */
export const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bRT-\d{4}-\w+/, 'numbers of papers'],
  [
    /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b[0-9a-f]{64}\b|\b(?=\w*\d)[0-9a-f]{8}\b/,
    'ids and hashes',
  ],
  [/^(?:missing_docs|complete)$/, 'states that the specification shows as they are'],
  [/\b(?:America|Pacific|Europe)\/[A-Z][\w ]+|Simulated bank/, 'ids of time zones, and the bank of the demo'],
  [new RegExp(`(?:${countries()})`), 'countries, which Intl names'],
  [
    /\b(?:Eastern|Central|Mountain|Pacific|Alaska|Hawaii-Aleutian|Atlantic)(?: (?:Standard|Daylight))? Time\b/,
    'time zones, which Intl names',
  ],
  [/Roomtone(?: Inc\.?)?/, 'our name'],
  [/https?:\/\/\S+|\b\S+@\S+\.\w+|\/[\w/:?=&-]+/, 'addresses'],
  [
    /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/,
    'days, which Intl writes',
  ],
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    'months, which Intl writes',
  ],
  [/\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/, 'months, which Intl writes'],
  [/\b(?:AM|PM|noon|midnight|[A-Z]{1,2}[SD]T|UTC|GMT)\b/, 'times, which Intl and the language’s clock write'],
  [/ and | or |\bat\b/, 'lists and moments, which Intl writes'],
  [/\b(?:ft|m|mi|miles?|km|KB|MB|GB|byte|kB|USD|US|K|M)\b²?/, 'units and money'],
  [/^[A-Z]{2}$/, 'initials'],
  [/^\s*[A-Z0-9]{4}\s*$/, 'the end of a code'],
  [/41 Foundry Street, Unit 3/, 'the example address of the landing page'],
  [/Español|Français|Deutsch|English|Islas Malvinas/, 'languages call themselves so'],
  [/•••• \w+|\b(?=\w*\d)[A-Z0-9]{4}\b|(?:[0-9a-f]{4} ){2}… [0-9a-f]{4}/, 'codes'],
  [/[\w-]+\.(?:pdf|jpg|png|ics)/, 'names of files'],
  [/\balt\+T\b/, 'a key, which the library for messages names'],
  [/\b(?:PDF|PNG|JPEG|JPG|CSV|ZIP|ICS|VAT|EIN|SSN|ITIN|IRS|COI|ID|RTL)\b/, 'codes and formats'],
  [
    /Google|Visa|Mastercard|Amex|Stripe|OpenStreetMap|Chrome|Chromium|Linux|Windows|macOS|iPhone/,
    'names of products',
  ],
]
