/** What may stand on a page though no catalog has it, and why. */
export const EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
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
  [/\b(?:ft|m|mi|km|KB|MB|GB|byte|kB|USD|US|K|M)\b²?/, 'units and money'],
  [/Español|Français|Deutsch|English/, 'languages call themselves so'],
  [/\b(?:PDF|PNG|JPEG|JPG|CSV|ZIP|ICS|VAT|EIN|SSN|ITIN|IRS|COI|ID|RTL)\b/, 'codes and formats'],
  [
    /Google|Visa|Mastercard|Amex|Stripe|OpenStreetMap|Chrome|Chromium|Linux|Windows|macOS|iPhone/,
    'names of products',
  ],
]
