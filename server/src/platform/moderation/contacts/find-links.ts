import { parse } from 'tldts'
import { type Found, findAll, foundAt } from '../found.ts'
import { joinSpacedAddress, type Reading } from '../normalise.ts'

const NAME = '[a-z\\d][a-z\\d._+-]{0,63}'
const AT = '(?: ?@ ?| ?[([{<] ?(?:at|@) ?[)\\]}>] ?| at | arroba )'
const DOT = '(?:\\.| ?[([{<] ?(?:dot|\\.) ?[)\\]}>] ?| d[o0]t | punto | \\. ?)'
const MAILERS = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|proton|protonmail|aol|gmx|live|msn|me|mac'
const ENDINGS = 'com|net|org|io|co|tv|info|biz|mx|ca|us|edu|me|studio|photo|photography|productions|film'
const EMAIL = new RegExp(`${NAME}@[a-z\\d-]+(?:\\.[a-z\\d-]+)+`, 'g')
const HIDDEN_EMAIL = new RegExp(`${NAME}${AT}[a-z\\d-]{2,63}${DOT}(?:${ENDINGS})(?![a-z\\d])`, 'g')
/** "mara at gmail": everyone knows how it goes on. */
const SHORT_EMAIL = new RegExp(
  `${NAME}(?: ?@ ?| at | arroba | ?[([{<] ?at ?[)\\]}>] ?)(?:g ?mail|hot ?mail|yahoo|icloud|protonmail)\\b`,
  'g',
)
/** "it's at lumen dot com" names a site. */
const NO_NAMES =
  /^(?:s|it|its|is|are|us|me|look|looking|site|find|them|page|see|here|work|works|reel|more|info|deck|up|all|online|everything|photos|details|that|this)$/
const MAILER = new RegExp(`^(?:${MAILERS})$`)

const ADDRESS = /\b(?:https?|hxxps?|ftp):\/\/[^\s]+|\bwww\d?\.[^\s]+|\b(?:mailto|tel|sms):\S+/g
const BARE = /(?<![@\w.-])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?![a-z\d@-])(?:[/?#][^\s]*)?/g
const HIDDEN_LINK =
  /(?<![\w-])[a-z\d-]{2,}(?: ?[([{] ?(?:d[o0]t|\.) ?[)\]}] ?| d[o0]t | \. ?|\. |,)(?:com|net|org|io|tv|biz)(?![a-z\d]|\.[a-z])/g
/** Endings that are words of their own, or of files: a forgotten space after a full stop is no link. */
const ALSO_WORDS =
  /^(?:it|so|is|to|in|me|my|no|at|be|am|us|do|as|by|or|an|on|pm|im|id|go|show|work|live|call|camera|studio|film|photo|photos|space|today|now|here|one|new|best|how|final|red|blue|black|set|room|house|place|day|night|then|and|la|fm|hm|mm|cc|tv)$/
const FILES =
  /^(?:mov|zip|ai|ps|md|app|pub|pages|py|sh|rs|pl|cab|dot|java|bz|so|st|ac|vi|cat|dev|mp|ms|cr|gs|ar|br)$/
const FILES_WITH_PATHS = /^(?:mov|zip|ps|md|py|sh|rs|pl|cab|dot|java)$/
/** Tools of the trade that are called after their address. */
const TRADE_NAMES = new Set(['frame.io', 'monday.com', 'roomtone.com'])
const VISIT = /\b(?:site|website|web|visit|link|portfolio|url|online at|go to|check out|look up|see)\b/

/** Mail addresses, as contact, and links. What belongs to a mail address is no link besides. */
export function findLinks(reading: Reading, original: string): Found[] {
  const mails = findEmails(reading)
  const joined = joinSpacedAddress(reading)
  const links = [
    ...findAll(reading, ADDRESS, 'link'),
    ...[...reading.text.matchAll(HIDDEN_LINK)].map((match) =>
      foundAt(reading, match, MAILER.test(match[0].split(/[^a-z\d-]/)[0] ?? '') ? 'contact' : 'link'),
    ),
    ...bareDomains(reading, original),
    ...(joined === reading ? [] : bareDomains(joined, original)),
  ]
  return [
    ...mails,
    ...links.filter((link) => !mails.some((mail) => link.from < mail.to && mail.from < link.to)),
  ]
}

function findEmails(reading: Reading): Found[] {
  const joined = joinSpacedAddress(reading)
  const readings = joined === reading ? [reading] : [reading, joined]
  return readings.flatMap((one) => [
    ...[...one.text.matchAll(EMAIL)]
      .filter(([address]) => parse(address.slice(address.indexOf('@') + 1)).domain !== null)
      .map((match) => foundAt(one, match, 'contact')),
    ...[...one.text.matchAll(HIDDEN_EMAIL)]
      .filter(([written]) => isHiddenMail(written))
      .map((match) => foundAt(one, match, 'contact')),
    ...findAll(one, SHORT_EMAIL, 'contact'),
  ])
}

/** "look at mara.com" names a site; "mara at studio dot com" and "mara at gmail.com" name a mailbox. */
function isHiddenMail(written: string): boolean {
  const [name = '', host = ''] = written.split(/ at | arroba |@|[([{<] ?at ?[)\]}>]/)
  const [first = ''] = host.trim().split(/[^a-z\d-]/)
  if (MAILER.test(first)) return true
  return !NO_NAMES.test(name.trim()) && / dot | punto |[([{<@]/.test(written)
}

function bareDomains(reading: Reading, original: string): Found[] {
  return [...reading.text.matchAll(BARE)].flatMap((match) => {
    // The host of mailboxes is half of an address.
    const kind = MAILER.test(match[0].split('.')[0] ?? '') ? 'contact' : 'link'
    const found = foundAt(reading, match, kind)
    return isLink(match[0], original.slice(found.from, found.to), reading.text) ? [found] : []
  })
}

function isLink(written: string, asTyped: string, text: string): boolean {
  const host = written.split(/[/?#]/)[0] ?? ''
  const { domain, isIcann, publicSuffix } = parse(host)
  if (domain === null || !isIcann || publicSuffix === null) return false
  const hasPath = host.length < written.length && /[/?#]./.test(written)
  if (hasPath && !FILES_WITH_PATHS.test(publicSuffix)) return /[a-z]/.test(domain.split('.')[0] ?? '')
  if (TRADE_NAMES.has(host) || /^\d/.test(host.split('.').at(-2) ?? '')) return false
  // "at noon.We" is a forgotten space: a new sentence begins with a capital letter, an address hardly ever does.
  if (/[a-z\d]\.[A-Z][a-z]+$/.test(asTyped)) return false
  const last = publicSuffix.split('.').at(-1) ?? ''
  if (FILES.test(last)) return false
  return !ALSO_WORDS.test(last) || VISIT.test(text) || text.trim() === written
}
