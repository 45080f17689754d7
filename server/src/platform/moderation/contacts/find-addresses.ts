import { type Found, foundAt, matchesIn } from '../found.ts'
import { type Reading, wordReadings } from '../normalise.ts'
import { spellOut } from './spelled-digits.ts'

/** Endings that hardly mean anything but a street after a number and a name. */
const STREET =
  '(?:streets?|st|avenue|ave?|boulevard|blvd|lane|ln|road|rd|parkway|pkwy|highway|hwy|dr|ct|pl|cir|sq)'
/** Endings that are also words for other things: only with a name that was written with a capital letter. */
const ALSO_A_WORD =
  '(?:drive|way|place|court|terrace|ter|circle|square|row|gardens|close|crescent|walk|trail|alley|loop|path|plaza|mews|quay|wharf|crossing|hill|grove|canyon)'
const HAS_PLAIN_ENDING = new RegExp(`\\b${STREET}\\b`)
/** What comes between a number and a street when no address is meant: "20 minutes", "4 way", "2 busy". */
const NO_NAME = `(?:${[
  'minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|am|pm|people|crew|cast|guests|extras|actors?|models?|kids?|dogs?',
  'cars?|trucks?|vans?|bikes?|lights?|cones?|tables?|chairs?|doors?|windows?|walls?|spots?|spaces?|seats?|cameras?|units?',
  'ft|feet|foot|inch|inches|meters?|metres?|m|km|k|miles?|blocks?|w|watts?|amps?|v|volts?|mm|fps|hz|sq|gb',
  'by|x|and|or|to|from|of|on|off|at|the|a|an|for|with|per|each|in|into|is|are|was|we|i|you|they|it|this|that|my|our|your',
  'more|extra|different|other|busy|quiet|empty|wet|dark|narrow|wide|long|short|small|big|large|city|public|private|side',
  'back|front|dirt|gravel|way|lanes?|cross|dead|through|level|story|storey|car|floors?|rooms?|shots?|scenes?|setups?|takes?',
  'max|min|about|around|only|just|new|old|nice|pretty|similar|such|no|not|like|same|whole|left|right|next|nearby|closed|open',
  'paved|residential|suburban|urban|typical|fake|high|night|day|interior|exterior|period|real|clear|hero|minute|hour|mile',
].join('|')})`
const WORD = `(?!${NO_NAME}\\b)(?:[a-z][a-z'-]*|\\d{1,3}(?:st|nd|rd|th))`
const DIRECTION = '(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\\.? )?'
const NUMBER = '(?<![\\w$#.,:/+-])\\d{1,5}(?: \\d{1,2}){0,3}(?:-?[a-d])?'
const ENDING = `(?:${STREET}|${ALSO_A_WORD})\\b`
const NAMED_STREET = `${DIRECTION}(?:${WORD} ){1,3}${ENDING}`

const NUMBER_FIRST = new RegExp(`${NUMBER} ${NAMED_STREET}`, 'g')
const NUMBER_LAST = new RegExp(
  `\\b(?:${WORD} ){1,2}${ENDING}\\.?,? ?(?:(?:at |is )?(?:house )?(?:number|no\\.?|nr\\.?|#) ?\\d{1,5}\\b|\\d{2,5}(?=$|[,;!?\\n]|\\.(?!\\d)))`,
  'g',
)
const WHICH_HOUSE = new RegExp(
  `\\b(?:(?:number|no\\.?|#) ?\\d{1,5},? (?:on|in|at)|(?:first|second|third|fourth|fifth|last|red|blue|white|yellow|green|pink|gr[ae]y|brick|corner|\\d(?:st|nd|rd|th)) (?:house|building|door|gate|one) (?:on|in|at|off|down|along)) ${NAMED_STREET}`,
  'g',
)
/** "1250 S Broadway", "1180 North Vine". */
const DIRECTION_AND_NAME = /(?<![\w$#.,:/+-])\d{3,5} (?:n|s|e|w|north|south|east|west)\.? [a-z]{3,}\b/g
/** "640 Oleander, apt 3". */
const WITH_A_FLAT = new RegExp(
  `${NUMBER} (?:${WORD} ){0,2}${WORD}\\.?,? (?:apt|apartment|suite|ste)\\.? ?#?\\d{1,4}[a-z]?\\b`,
  'g',
)
const POST_BOX = /\bp\.? ?o\.? ?box \d+|\bapartado (?:postal )?\d+|\bboite postale \d+/g

const SPANISH =
  /(?:\b(?:calle|avenida|avda|av|carrera|cra|calzada|callejon|bulevar|paseo)\b\.?|\bc\/) ?(?:(?!(?:es|esta|son|tiene|hay|con|para|a|desde|hasta|donde|que|y|muy|por|se|tranquila|principal|cerrada)\b)[a-z][a-z'.]* ){1,4}?,? ?(?:numero |num\.? ?|no?\.? ?|# ?)?\d{1,5}\b(?! (?:horas|personas|minutos|de la))/g
const SPANISH_NUMBERED = /\b(?:calle|carrera|cra|avenida)\.? \d{1,3}[a-z]? ?(?:#|no\.?|numero) ?\d+/g
const FRENCH =
  /(?<![\w$.,:/-])\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:(?:rue|avenue|boulevard|bd|impasse|allee|chemin|quai|faubourg)\b(?! (?:tres|est|a|et|ou)\b)|(?:place|cours|passage|square|route) (?:de la |de l'|des |du |d'))[ a-z'-]{3,}/g

const CROSSING_NAME = `(?!${NO_NAME}\\b|(?:frame|set|room|kitchen|living|bedroom|bath|screen|shot|image|table|hall)\\b)(?:\\d{1,3}(?:st|nd|rd|th)|[a-z][a-z'-]{2,})(?: ${ENDING})?`
const CORNER = new RegExp(
  `\\b(?:corner|intersection|esquina|angle|coin) (?:of|de|con) (?:la |calle |rue )?${DIRECTION}${CROSSING_NAME} (?:and|&|y|et|con|\\+) (?:la |calle |rue |de )*${DIRECTION}${CROSSING_NAME}`,
  'g',
)
const NO_STREET =
  '(?:mon|tue|wed|thu|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ac|ad|unit|final|last|i|we|you|the|then|our|my|it|if|maybe|possibly)'
const CAPITAL = '(?:[A-Z][a-z]{2,}|\\d{1,3}(?:st|nd|rd|th))'
/** "3rd and Spring": written with a capital letter, and no day of the month before it. */
const ORDINAL_AND_NAME = new RegExp(
  `(?<!\\b(?:the|on|of|or|and|from|until|by|[A-Z][a-z]{2,8}\\.?) )\\b\\d{1,3}(?:st|nd|rd|th) (?:and|&) (?!(?:${NO_STREET})[a-z]*\\b)[A-Z][a-z]{2,}`,
  'gi',
)
/** "we're at Sunset and Gower". */
const AT_TWO_NAMES = new RegExp(
  `\\b(?:[Ww]e'?re|[Ww]e are|I'?m|[Ii]t'?s|[Ll]ocated|[Mm]eet(?: us| me)?|[Cc]ome|[Hh]ead|[Ff]ind us|[Ll]ive|[Pp]ark|is) (?:right |over |up )?(?:at|on|near|to|off|by) ${CAPITAL} (?:and|&) ${CAPITAL}`,
  'g',
)
/** "street scenes", "Main street style": what follows says that no address is meant. */
const GOES_ON =
  /^,? ?(?:scenes?|styles?|looks?|lights?|lamps?|signs?|noise|food|art|artists?|photograph\w*|shots?|clothes|wear|musicians?|performers?|dancers?|race|map|trip|test|closures?|sweep|vibes?|fair|festival|sets?|backdrops?|feel|extras|vendors?|traffic|facing|cones?|movies?|films?|posters?|sequel|numbers?(?! \d))\b/
const IS_ABOUT_A_TITLE =
  /\b(?:called|titled|movies?|films?|series|shows?|songs?|novel|(?:a|the|this|that|my|her|his) book|nightmare on|like)\b[^.!?\n]{0,30}$/
const IS_COUNTED =
  /\b(?:scene|sc|shot|setup|slate|take|day|photo|page|episode|ep|season|iso|stage|reel)\.? ?$/
/** Said where somebody is or should come to: then a name needs no capital letter. */
const IS_A_PLACE =
  /\b(?:address(?: is)?|we'?re at|we are at|i'?m at|it'?s at|is at|come to|meet (?:us |me )?at|head to|drive to|live at|located at|find us at|over to|drop (?:it|them) at)[ :]*$/

/** Street addresses, in figures or words, and the corners of streets. */
export function findAddresses(reading: Reading, original: string): Found[] {
  const spelled = spellOut(reading)
  const readings = spelled === reading ? wordReadings(reading) : [...wordReadings(reading), spelled]
  return [
    ...readings.flatMap((one) => [
      ...[NUMBER_FIRST, NUMBER_LAST, WHICH_HOUSE].flatMap((pattern) =>
        matchesIn(one.text, pattern)
          .filter((match) => isAStreet(one, match, original))
          .map((match) => foundAt(one, match, 'contact')),
      ),
      ...[DIRECTION_AND_NAME, WITH_A_FLAT].flatMap((pattern) =>
        matchesIn(one.text, pattern)
          .filter((match) => !isAside(one.text, match) && hasCapital(one, match, original))
          .map((match) => foundAt(one, match, 'contact')),
      ),
      ...[POST_BOX, SPANISH, SPANISH_NUMBERED, FRENCH, CORNER].flatMap((pattern) =>
        matchesIn(one.text, pattern)
          .filter((match) => !isAside(one.text, match))
          .map((match) => foundAt(one, match, 'contact')),
      ),
    ]),
    ...[ORDINAL_AND_NAME, AT_TWO_NAMES].flatMap((pattern) =>
      matchesIn(original, pattern)
        .filter((match) => /[A-Z][a-z]+$|(?:st|nd|rd|th)$/.test(match[0]) && !isAside(original, match))
        .map((match) => ({
          kind: 'contact' as const,
          from: match.index,
          to: match.index + match[0].length,
        })),
    ),
  ]
}

function isAStreet(reading: Reading, match: RegExpExecArray, original: string): boolean {
  if (isAside(reading.text, match)) return false
  if (HAS_PLAIN_ENDING.test(match[0])) return true
  return hasCapital(reading, match, original) || IS_A_PLACE.test(reading.text.slice(0, match.index))
}

function isAside(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, match.index - 50), match.index).toLowerCase()
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 20).toLowerCase()
  return GOES_ON.test(after) || IS_COUNTED.test(before) || IS_ABOUT_A_TITLE.test(before)
}

function hasCapital(reading: Reading, match: RegExpExecArray, original: string): boolean {
  const { from, to } = foundAt(reading, match, 'contact')
  return /(?:^|[\s\d.])[A-Z][a-z]*\.?\s+(?:[A-Z]|\d)|\s[A-Z][a-z]{2,}/.test(original.slice(from, to))
}
