import { type Topic, topic } from '../find-topics.ts'
import { anyOf, oneOf } from '../patterns.ts'

const SUM =
  '(?:money|rest|balance|remainder|difference|extra(?: \\w+)?|cash|payment|(?:\\w+ )?(?:hundred|thousand|grand)|\\$ ?\\d+|\\d{2,5}(?: bucks| dollars| euros)?|bills|envelope)'
const LEFT_THERE = oneOf([
  `\\b(?:leave|left|put|stick|drop|tuck|place|slide|hide) (?:the |you |an? |another |our |my )*${SUM}\\b`,
])
const SOMEWHERE = anyOf(
  '(?:on|under|in|inside|behind) (?:the|your|a|an) (?:\\w+ )?(?:counter|table|mat|doormat|drawer|envelope|mailbox|pot|plant|fridge|desk|shelf|box|bowl|cushion)|under the door|with the doorman',
)
const PETTY = anyOf('petty cash|kitty|cash float|company cash|pocket money')
const FOR_YOU = anyOf(
  '(?:give|pay|hand|slip|bring|owe) (?:you|me|u)|skip|instead|for the (?:space|place|booking|house|location|host)|to (?:you|me)',
)
const CARDS = anyOf('gift ?cards?|vouchers?|prepaid cards?|store credit|steam cards?|google play|itunes')
const CARD_DEAL = anyOf(
  'codes?|purchase|buy|deposit|send|scratch|pay(?:ment)?|instead|for the (?:booking|space|deposit|day)|accept|take|photo of|numbers?',
)
const WIRES = anyOf(
  '(?:use|using|via|through|by|with|on|over|have|got|do|take|accept|send (?:it )?(?:via|by|with|over)) (?:wise|chime|stripe|square|payid|pix|swish|twint|klarna|n26|starling|ko-?fi|go ?fund ?me|patreon|buy me a coffee|nequi|yape|sinpe|m-?pesa|gcash|paytm|upi)',
)
const MONEY = anyOf(
  'money|pay|paid|payment|deposit|less|fees?|transfer|same day|cheaper|send|booking|invoice|rest|balance|account|instead|price',
)
const SKIP = anyOf(
  "(?:skip|forget|drop|avoid|ditch|without) (?:the|this|that|all this|all that) (?:\\w+ )?(?:card|booking|online|checkout|app|website|platform|request|payment|roomtone)(?: (?:thing|stuff|system|part|nonsense|business|form|page))?|(?:don'?t|not|never|no need to) (?:book|add|put|request|register|log|enter|list)(?: the| those| any| that)? (?:extra |additional |other |second )?(?:hours?|days?|time|overtime|people|it|this|guests)(?: \\w+){0,2} (?:here|online|on (?:here|the (?:app|site|platform)|roomtone)|in the (?:app|system))",
)
const BETWEEN_US = anyOf(
  "give you|hand you|pay you|leave|slip|cash|bring|between us|directly|i'?ll (?:sort|pay|cover)|settle|in person|hundred|\\$ ?\\d+|yourself|us both|we both|easier|on the day",
)

export const PAYMENT_TOPICS: Topic[] = [
  topic('outside_payment', [LEFT_THERE, SOMEWHERE], {
    unless: /\b(?:props?|tip|cleaner|keys?|snacks|release)\b/,
  }),
  topic('outside_payment', [PETTY, FOR_YOU], {
    unless: /\b(?:crew|runner|pa|parking|coffee|lunch|receipts?|scene)\b/,
  }),
  topic('outside_payment', [CARDS, CARD_DEAL], {
    within: 50,
    unless:
      /\b(?:roomtone|brand|client|campaign|giveaway|prize|crew gift|thank|wrap gift|scene|don'?t|never|won'?t|can'?t|not)\b/,
  }),
  topic('outside_payment', [WIRES, MONEY], {
    within: 60,
    unless: /\b(?:client|brand|campaign|commercial|app design)\b/,
  }),
  topic('outside_payment', [SKIP, BETWEEN_US], { within: 70 }),
]
