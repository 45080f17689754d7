import { findTopics, type Topic, topic } from '../find-topics.ts'
import type { Found } from '../found.ts'
import type { Reading } from '../normalise.ts'
import { oneOf } from '../patterns.ts'

const COUNT =
  '(?:\\d{1,5}[a-d]?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:oh[ -])?\\w+){0,3})'
const COLOUR =
  '(?:red|blue|green|yellow|white|black|pink|purple|orange|turquoise|teal|gr[ae]y|brown|brick|wooden|iron|striped|mint|gold)'
const WAY =
  '(?:road|street|lane|avenue|ave|drive|highway|hwy|exit|boulevard|blvd|roundabout|junction|crossroads|freeway|route|bridge|intersection|calle|rue)'
const LANDMARK =
  "(?:chapel|church|school|bakery|theat(?:re|er)|gas station|petrol station|starbucks|library|fire ?house|fire station|post office|laundromat|pharmacy|mosque|synagogue|temple|hospital|supermarket|deli|diner|pub|bank|water tower|metro|subway|train station|bus stop|cemetery|mcdonald'?s|7-?eleven|walgreens|cvs|target|whole foods|trader joe'?s|town hall|museum|stadium|cinema|bowling alley|car wash|tattoo (?:shop|parlou?r)|barber ?shop|liquor store|taco (?:place|truck|stand)|donut shop|coffee shop|cafe|florist|hardware store|dog park|playground|tower|windmill|lighthouse|statue|fountain|hotel|iglesia|escuela|panaderia|farmacia|gasolinera|eglise|ecole|boulangerie|pharmacie|gare)"
const BESIDE = `\\b(?:across (?:from|the street from)|opposite|next (?:to|door to)|behind|beside|right by|(?:\\w+ )?(?:doors?|houses?|buildings?|blocks?) (?:down |up |along |away )?(?:from|after|past|before|north of|south of)|after|past|before|in front of|above|same (?:street|block|corner|building) as|on the corner (?:by|with|of)|frente a|al lado de|enfrente de|en face (?:de|du)|a cote (?:de|du))\\b(?: (?:the|a|that|old|big|little|saint|st|de|la|el|l'|our|\\w+'s))*(?: [a-z']+){0,2} ${LANDMARK}\\b`
/** The one house that is meant. */
const THE_HOUSE = oneOf([
  `\\b(?:ours?|mine|my (?:house|place|door|gate|building)|our (?:house|place|door|gate|building)|we)(?:'s| is|'re| are)? (?:live |sit |based )?(?:right |directly |just )?(?:the|at|number|no\\.?|#|across|opposite|next|behind|on the corner|between|two|three|second|third|first|last|above)\\b`,
  `\\b(?:the )?(?:only|last|first|second|third|fourth|fifth|corner|big|tall|little|${COLOUR}) (?:${COLOUR} )?(?:house|one|building|door|gate|mailbox|garage|bungalow|cottage|townhouse)\\b(?= (?:with|on|after|past|before|from|at|in the (?:street|lane|row)|you|down|left|right)|[,.!]|$)`,
  `\\b(?:house|number|no\\.?|nr\\.?|apt|apartment|unit|flat|suite|door|buzzer|bell|building) (?:is |number |no\\.? |#)?${COUNT}\\b(?! (?:people|hours|minutes|guests|crew|amps|feet|ft|on the (?:call|shot)|of))`,
  "\\byou(?:'ll| will| can'?t| cannot) (?:miss it|find (?:us|me|it|the rest)|work (?:it|out|the)|figure (?:it|out|the)|recogni[sz]e)\\b",
  '\\b(?:ring|knock|buzz|press|tell the doorman|ask (?:the doorman|the concierge|for me))\\b',
  '\\b(?:casa|puerta|porton|maison|porte|portail) (?:\\w+ )?(?:azul|roj[oa]|verde|blanc[oa]|amarill[oa]|bleue?|rouge|verte?|blanche?|jaune|numero)\\b',
])
const TURN = `\\b(?:turn(?:ing)?|take|go|head|drive|get off|come off|follow|walk|hang a|make a|bear|keep|exit|gira\\w*|dobla\\w*|tourn\\w+|prends|prenez)\\b(?: \\w+){0,3} (?:(?:left|right|off|onto|on|at|down|along|up|past|from|exit|izquierda|derecha|gauche|droite)\\b)?(?: [a-z0-9']+){0,3} ?(?:${WAY}|${LANDMARK}|\\d+ (?:yards|meters|metres|miles?|blocks?|km))\\b`
const INDOORS =
  /\b(?:hallway|stairs|staircase|kitchen|bathroom|restrooms?|living room|bedroom|fuse|dolly|track|camera|lens|coffee (?:run|is|from)|lunch|catering|base ?camp|grab|noise|loud|bells|sound|hear|traffic|scene|shoot (?:at|in|outside)|shot|frame|view|look(?:s|ing)? (?:like|out)|after (?:school|church)|before school|how far|is there|are there|do you|does|nearest|closest|walking distance|parking (?:lot|is|garage)|park(?:ed)? (?:at|behind)|trucks?)\b/
const AREA = oneOf([
  '\\b(?:zip|zip ?code|post ?code|postal code|po code|codigo postal|code postal)(?: is|:| =)? ?[a-z\\d]{2,5} ?[a-z\\d]{0,3}\\b(?<=\\d[a-z\\d ]*)',
])
const NUMBERED = oneOf([
  `\\b(?:number|house|no\\.?|street|unit|apt|flat|building)(?: is|'s|:)? ?(?:the )?(?:${COUNT}|[a-z]+)\\b`,
  `\\bwe'?re (?:at )?(?:number )?${COUNT}\\b`,
])
const DOOR_NUMBER = `\\b(?:unit|apt|apartment|suite|flat|house|penthouse|buzzer|door|depto|appartement|number)(?: number| no\\.?| #|:)? ?#?${COUNT}\\b(?! (?:people|hours|minutes|guests|crew|of|feet|ft|amps|bedrooms?))`
const STREET_OF =
  '\\b(?:building is|(?:on|at|off) (?:\\d{1,3}(?:st|nd|rd|th)\\b(?! (?:of|floor|day|time|take|assistant|ac|ad))|the corner)|tell the (?:doorman|concierge|guard|porter)|same (?:street|block|building) as|street (?:is|called|name)|called the|(?:the )?[a-z]+ (?:tower|towers|lofts|apartments|arms|court|manor|terraces)|come (?:meet|find|see|by)|swing by|meet me (?:there|at)|find us|zip|post ?code)\\b'
const EXACT = oneOf([
  '(?<![a-z\\d])[23456789cfghjmpqrvwx]{4,8}\\+[23456789cfghjmpqrvwx]{2,3}(?![a-z\\d])',
  '\\bwhat ?(?:3|three) ?words\\b|///[a-z]+\\.[a-z]+\\.[a-z]+',
  '\\b(?:drop(?:ped|ping)?|send(?:ing)?|sent|share|sharing) (?:you |me |us )?(?:a|the|my|your|this|live) (?:location )?(?:pin|live location|google maps|maps? link)\\b(?! (?:for|on|to) (?:the )?(?:parking|base ?camp|moodboard|board|spot on the))',
  '\\b(?:linktr\\.?ee|link ?tree|beacons|carrd)\\b(?= ?(?:slash|/|has|for|under|at|is|dot|,))',
  '\\b(?:put|type|enter|punch|search|look up|find)\\b[^.!?\\n]{0,30}\\b(?:in(?:to)?|on) (?:the |your |google |apple )?(?:maps?|gps|sat ?nav|waze|navi)\\b',
])

const COORDINATES = '(?<![\\d.])-?\\d{1,2}\\.\\d{3,},? ?-?\\d{1,3}\\.\\d{3,}(?![\\d.])'
const IN_THE_WILD = /\b(?:ridge|trail|summit|peak|beach|desert|lake|viewpoint|forest|cliffs?)\b/

const DIRECTIONS: Topic[] = [
  topic('contact', [COORDINATES], { unless: IN_THE_WILD }),
  topic('contact', [EXACT]),
  topic('contact', [BESIDE, THE_HOUSE], { within: 70, unless: INDOORS }),
  topic('contact', [TURN, THE_HOUSE], { within: 90, unless: INDOORS }),
  topic('contact', [AREA, NUMBERED], { within: 70 }),
  topic('contact', [DOOR_NUMBER, STREET_OF], { within: 60, isAcross: true, unless: INDOORS }),
]

/** Directions that lead to one house without naming its address: "the blue door after the bakery, number nine". */
export function findDirections(reading: Reading): Found[] {
  return findTopics(reading, DIRECTIONS)
}
