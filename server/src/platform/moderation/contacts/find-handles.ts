import { type Found, findAll, foundAt } from '../found.ts'
import { type Reading, wordReadings } from '../normalise.ts'

const NETWORK =
  '(?:instagram|insta|ig|tik ?tok|snapchat|telegram|whats ?app|we ?chat|discord|facebook|fb|messenger|twitter|linked ?in|skype|viber|signal|kik|facetime)'
const CUE = new RegExp(
  `\\b(?:${NETWORK}|snap|socials?|handle|dm|dms|follow|find me|look me up|hit me up|add me|gram)\\b`,
)
const HANDLE = /(?<![\w@.])@[a-z][\w.]{2,29}/g
/** "crew @base, lights @noon" is shorthand, not a name. */
const HAS_NAME_SIGNS = /[_\d]|[a-z]\.[a-z]/
const ON_A_NETWORK = [
  new RegExp(`\\b[a-z][\\w]*[_.\\d][\\w.]* (?:is me|that's me|is mine|is us) on ${NETWORK}\\b`, 'g'),
  new RegExp(
    `\\b(?:my|our) ${NETWORK}(?: (?:handle|name|id|account|page|user(?:name)?|number))?(?: is|'s| ?[:=-]| @)`,
    'g',
  ),
  new RegExp(`(?<!\\w)${NETWORK} ?(?:handle|name|id|user(?:name)?)? ?[:=@] ?[\\w.@]{3,}`, 'g'),
  new RegExp(
    `\\b(?:dm|message|text|msg|hit|ping|find|add|follow|reach|contact|write|call|talk|chat|speak|continue|move|switch|take this|get)(?: (?:to|with|out|over|each other|me|us|you|up|this|it|the chat|here|directly)){0,3} (?:on|via|through|over|to|at|in) (?:my |our )?${NETWORK}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:add|follow|it's|its|search|i'm|im) @?[a-z][\\w]*[_.\\d][\\w.]* (?:on|at) (?:the )?(?:${NETWORK}|gram)\\b`,
    'g',
  ),
  new RegExp(`\\b(?:${NETWORK}|snap) me ?: ?\\w{3,}`, 'g'),
  new RegExp(
    `\\b(?:find|look up|search|add|follow) (?:for )?(?:me|us)\\b[^.!?\\n]{0,30}\\b(?:on|in|at) ${NETWORK}\\b`,
    'g',
  ),
  new RegExp(`\\blook (?:me|us) up\\b[^.!?\\n]{0,20}\\b(?:on|in|at) (?:${NETWORK}|google)\\b`, 'g'),
  new RegExp(`\\b(?:my|our) (?:handle|name|username|user|account|profile)(?: on)? ${NETWORK} is\\b`, 'g'),
  new RegExp(`(?<!\\w)${NETWORK} (?:- )?@?(?=[a-z\\d.]*[_.][a-z\\d])[a-z][\\w.]{2,}`, 'g'),
  /\bgoogle (?:me|us)\b|\bgoogle "?[^.!?\n]{3,40}\b(?:my|our) (?:number|email|site|contact)\b/g,
  /\b(?:whats ?app|skype|telegram|snapchat|instagram|insta|facebook|fb) (?:me|us|msg me)\b/g,
  new RegExp(`\\b(?:im|i'm|i am|we're|we are) (?:on )?${NETWORK} (?:as|under|@)`, 'g'),
  new RegExp(`\\b(?:i'm|im|i am|we are|we're) (?:[a-z]+[_.][\\w.]+) on ${NETWORK}\\b`, 'g'),
  /\b[a-z][\w.]{2,}#\d{4}\b/g,
]
const ASKED_FOR = [
  /\b(?:what(?:'s| is|s)|send me|give me|share|drop(?: me)?|can i (?:get|have)|could i (?:get|have)|may i have|let me have|need) (?:you )?(?:your|ur) (?:direct |personal |cell |mobile |phone |private )?(?:phone|number|cell|mobile|email|e-mail|mail address|whatsapp|insta|instagram|ig|digits|contact (?:info|details|number))\b(?! of| for the (?:truck|plate|permit))/g,
  /\b(?:here'?s|here is|i'?ll send you|sending you|this is) my (?:direct |personal |cell |mobile |phone |private )?(?:number|cell|email|whatsapp|insta|instagram|digits)\b/g,
]

/** Names on other networks, the way over to them, and asking for the same. */
export function findHandles(reading: Reading): Found[] {
  const hasCue = CUE.test(reading.text)
  const isAll = /^\s*@[a-z][\w.]{4,29}\s*$/.test(reading.text)
  const handles = [...reading.text.matchAll(HANDLE)]
    .filter(([name]) => hasCue || isAll || HAS_NAME_SIGNS.test(name))
    .map((match) => foundAt(reading, match, 'contact'))
  const named = wordReadings(reading).flatMap((one) =>
    [...ON_A_NETWORK, ...ASKED_FOR].flatMap((pattern) => findAll(one, pattern, 'contact')),
  )
  return [...handles, ...named]
}
