import { isALine } from '../fiction.ts'
import { findTopics } from '../find-topics.ts'
import type { Found } from '../found.ts'
import type { Reading } from '../normalise.ts'
import { anyOf, compile, findPatterns, near, oneOf } from '../patterns.ts'
import { isRefused } from '../refused.ts'
import { PAYMENT_TOPICS } from './payment-topics.ts'

const SITE = '(?:app|platform|plataforma|plateforme|site|website|roomtone|system|portal)'
/** Past the platform, however it is put. */
const AROUND = oneOf([
  `\\boff[ -](?:of )?(?:the |this )?(?:${SITE}|books|record|here)\\b(?! fee)`,
  `\\bwithout (?:going through |using |involving |passing |paying |all )?(?:the |this |your |any |these |those )?(?:${SITE}|middle ?m[ae]n|intermediar\\w+|commission|platform fees?|service fees?)\\b`,
  `\\boutside (?:of )?(?:the |this )?(?:${SITE}|here)\\b|\\baround (?:the |this )?(?:${SITE})\\b`,
  `\\bnot (?:through|via|on) (?:the |this )?(?:${SITE}|here)\\b`,
  `\\bbehind (?:the |their )?(?:${SITE}'?s?) back\\b`,
])
const HAND_TO_HAND = oneOf([
  'in person|personally|privately|in private|directly|direct|separately|on the side|by hand|in hand',
  'at the door|face to face|hand to hand|under the table|off the books|off-?line',
  'between (?:us|ourselves|you and me|the two of us)|among ourselves|myself|yourself|on arrival',
  'when (?:we|you|i) (?:arrive|meet|get there|come)|at the location|on the spot',
])
const NOT_OURS = '(?! (?:on|through|via|in|with|here on) (?:roomtone|the (?:app|platform|site|booking)))'
const CUT = '(?:cut|slice|share|commissions?|percentage|fees?|tax|markup|charges?|\\d+ ?(?:%|percent))'
const THEY = `(?:roomtone|they|them|(?:the|this) ${SITE}|those guys|the middle ?man|these people)`

const BRANDS = anyOf(
  'revolut|bizum|payoneer|skrill|remitly|transferwise|google ?pay|g ?pay|ali ?pay|wechat ?pay|lydia|paylib|mercado ?pago|oxxo|spei|clabe|interac|e-?transfers?|square cash|cash ?me|apple ?pay|apple ?cash|pay ?pal|v[ei]nmo|zelle?|cash ?app|western union|moneygram|monzo|venmos?',
)
const COINS = anyOf(
  'bitcoins?|btc|ethereum|eth|usdt|usdc|tether|crypto(?:currency)?|doge(?:coin)?|solana|monero|litecoin|stablecoins?|satoshis?',
)
/** What a film may be about, and who may pay for it. */
const IS_A_SUBJECT =
  /\b(?:client|commercial|campaign|brand|branding|logo|ads?|advert|startup|documentary|films? about|story|stories|about|scene|character|miners?|traders?|hero|props?|exec\w*|company|headquarters|for (?:paypal|revolut|venmo|zelle))\b/

const BRANDS_AND_COINS = compile([BRANDS, COINS])

/** Cash that is not for the host: for the meter, in the till, as a prop. */
const NO_CASH =
  "(?<!\\b(?:petty|prop|fake|play|stage|no|not|johnny|without|monopoly|movie|never|carry|cold hard) )(?<!\\b(?:don'?t|do not|can'?t|cannot|never|won'?t|not|no) (?:[a-z]+ ){0,2})"
const CASH_ELSEWHERE =
  /\b(?:parking|valet|garage|meter|tolls?|tips?|food trucks?|vending|laundry|runner|extras|background|atm|register|drawer|props?|scene|till|flow|machine|bar|box|counter|poker|casino|heist|bank|shoot for|script|character|taxi|cab|ice cream|coffee|lunch|snacks|vendors?|delivery|wallet prop|suitcase|briefcase|called|named|band)\b/
const CASH = compile([
  `${NO_CASH}\\bcash\\b(?! (?:register|drawer|box|flow|bar|machine|cow|prop|grab|counter|strapped))`,
  `\\bca\\$h\\b`,
  `\\bgreen ?backs\\b`,
  `\\bbank ?notes\\b`,
  `\\b(?:dollar|crisp|small|unmarked) bills\\b`,
  `\\bin (?:notes|bills)\\b`,
  `\\bmoney in (?:my |your )?(?:hand|pocket)\\b`,
  `\\bcold hard\\b`,
  `\\b(?:an|in an|the|thick|fat|sealed|little) envelope\\b(?! (?:prop|with the (?:keys?|releases?|script|permit)|for the keys))`,
  `\\befectivo\\b`,
  `\\ben especes\\b`,
  `\\bespeces\\b`,
  `\\b(?:en|du|cash ou|par) liquide\\b`,
  `\\ben (?:mano|negro)\\b(?= |$|[.,!?])(?<=\\b(?:pag\\w+|dinero|plata|cobr\\w+|te doy|todo)\\b[^.!?\\n]{0,25})`,
  `\\bau (?:black|noir)\\b`,
  `\\bde la main a la main\\b`,
  `\\bbilletes\\b(?= (?:en|a|al))`,
])

const PATTERNS = compile([
  AROUND.replace(
    '(?:\\boff[ -]',
    '(?:(?<!(?:turn|turning|switch|switched|shut|log|logged|sign|signed|get|getting|drop|dropped|wander|wandering|walk) )\\boff[ -]',
  ),
  // Who pays whom, hand to hand.
  `\\b(?:pay|paid|paying|give|hand|settle|send|transfer|slip|wire|deal|arrange|invoice|charge|bill)(?: up| with| to| for| over)?(?: (?:me|us|you|u|the owner|the host|it|this|that|him|her|them|everything|the (?:money|rest|balance|deposit|cleaning|other half|fee|difference|space|place|next one|second day|extra)|half|\\$?\\d+))*(?: (?:to|with|from) (?:me|us|you|the owner|the host))? ?,? (?:straight |right )?\\b${HAND_TO_HAND}\\b${NOT_OURS}(?! (?:from|to) (?:the )?(?:crew|talent|extras|vendors?))`,
  `\\b(?:cheaper|less|lower|better (?:price|rate|deal)|discount|deal|save|savings?|(?:knock|take|shave) [^.!?\\n]{0,12}\\boff|\\d+ ?(?:%|percent|dollars|bucks)? off|good price|special price|half price)\\b[^.!?\\n]{0,50}\\b(?:${HAND_TO_HAND}|without (?:the )?(?:fees?|site|app|commission)|(?:don'?t|not|stop|instead of) (?:book|pay|us|go)\\w*|our way|keep (?:this|it) between|outside|off (?:here|the)|around)\\b${NOT_OURS}`,
  `\\b(?:${HAND_TO_HAND}|our way|without (?:the )?(?:fees?|site|commission)|outside)\\b${NOT_OURS}[^.!?\\n]{0,45}\\b(?:cheaper|for less|lower|better (?:price|rate|deal)|discount|sav(?:e|es|ing)|\\d+ ?(?:%|percent)|no (?:fees?|commission|cut))\\b`,
  `\\b(?:book|rent|reserve|hire)(?: (?:it|this|again|next time|the (?:place|space|loft|studio|next one)))* (?:(?:direct(?:ly)?|privately|personally|straight) (?:with|from|through|via) (?:me|us|you|the (?:owner|host))|(?:with|from|through) (?:me|us|you|the (?:owner|host)) (?:direct(?:ly)?|privately|instead|personally))\\b`,
  // The fee.
  `\\b(?:avoid|skip|dodge|evade|escape|beat|bypass|save|cut out|get around|work around|circumvent|lose|ditch|without|sidestep|not pay|eliminate|drop|forget)(?:ing|ping|ting)?(?: on| us| both| you)? (?:the |those |these |their |all |all the |any |this |that |roomtone'?s? |of )*(?:roomtone|service|platform|booking|guest|host|app|site|website|extra|stupid|silly|crazy|ridiculous|${SITE}'?s?)? ?(?:fees?|commissions?|cut|tax|markup|\\d+ ?(?:%|percent)|middle ?m[ae]n|surcharges?)\\b(?! (?:for cleaning|to (?:black|the)))(?<!(?:drop|without|forget|lose) (?:the )?(?:cut|tax))`,
  near(
    `\\b${THEY}\\b`,
    `\\b(?:take|takes|taking|keep|keeps|keeping|charge|charges|skim|skims|get|gets|give|giving|lose|losing|pocket|pockets)\\b[^.!?\\n]{0,15}\\b${CUT}\\b(?=[^\\n]{0,60}\\b(?:why|instead|between|direct|directly|ourselves|avoid|skip|save|without|rather|hate|no need|robbery|crazy|waste|rip|greedy|us\\b))`,
    10,
  ),
  `\\b(?:why|no need|no reason|don'?t want|hate|rather not|instead of|stop|waste|silly|crazy|dumb)\\b[^.!?\\n]{0,30}\\b(?:${THEY}|${SITE})\\b[^.!?\\n]{0,20}\\b${CUT}\\b`,
  `\\b(?:why|no need|hate|rather not|instead of|waste)\\b[^.!?\\n]{0,25}\\b(?:giv|pay|los|feed|shar|hand|let)\\w*\\b[^.!?\\n]{0,20}\\b${THEY}\\b`,
  `\\bno (?:commissions?|middle ?m[ae]n|platform (?:fees?|cut)|service fees?|site fees?|roomtone fees?)\\b`,
  `\\bcommission[ -]free\\b`,
  `\\bno fees? (?:if|when|that way|between|for (?:us|either)|with me)\\b`,
  `\\broomtone (?:tax|cut|markup)\\b`,
  `\\bmiddle ?man\\b(?! (?:character|scene|seat))`,
  // Pretending not to book.
  `\\b(?:cancel|decline|withdraw|reject|drop|let|ignore|refuse|canceled|cancelled)\\b[^.!?\\n]{0,35}(?:\\band\\b|\\bthen\\b|,|\\bso\\b|\\bif\\b)[^.!?\\n]{0,20}\\b(?:we|i|you)(?:'ll| will| can|'d| could)? (?:just )?(?:sort|pay|do|deal|settle|arrange|handle|work|figure|make|give|meet|come|rent)\\b[^.!?\\n]{0,20}\\b(?:it|this|out|between|us|myself|yourself|person|direct|directly|privately|ourselves|cash|anyway)\\b`,
  near(
    "\\b(?:cancel|decline|withdraw|reject|drop|don'?t accept)\\b(?=[^.!?\\n]{0,20}\\b(?:booking|request|reservation|here|it|offer)\\b)",
    anyOf(
      'between us|in person|your pocket|my pocket|envelope|direct|directly|privately|on the side|under the table|outside|off here|off the books|ourselves',
    ),
    60,
  ),
  `\\b(?:book|reserve|request|put|do|pay|declare|list|show)\\b[^.!?\\n]{0,15}\\b(?:one hour|1 hour|the minimum|minimum|an hour|two hours|2 hours|half|a short one|one day|less|fewer hours|only part|the deposit)\\b[^.!?\\n]{0,25}\\b(?:here|on here|through (?:here|the)|on the|in the app|on roomtone)\\b[^.!?\\n]{0,20}(?:\\band\\b|,|\\bthen\\b|\\bthe (?:rest|other|remaining)\\b)`,
  `\\b(?:the |other |remaining )?(?:rest|other half|remainder|remaining|difference|balance|other (?:\\w+ )?(?:hours|days|half|part))\\b[^.!?\\n]{0,25}\\b(?:${HAND_TO_HAND}|by transfer|in bills|in notes|outside|separately|on the day|off (?:here|the)|by check|by wire)\\b${NOT_OURS}`,
  `\\bhalf\\b[^.!?\\n]{0,20}\\b(?:here|online|on (?:here|the (?:app|site)))\\b[^.!?\\n]{0,15}\\bhalf\\b`,
  `\\bhalf\\b[^.!?\\n]{0,15}\\bhalf (?:here|online|on here|through)\\b`,
  `\\b(?:don'?t|do not|no need to|never|instead of|rather than|without) (?:pay(?:ing)?|book(?:ing)?|go(?:ing)?|us(?:e|ing)|reserv\\w+|do(?:ing)? (?:it|this)) (?:it |this )?(?:through|on|via|with|over|by)? ?(?:here|this (?:app|site|platform|website)|roomtone|the (?:app|site|platform|website))\\b(?! (?:calendar|account|fee|yet|before|until|messag\\w+|on (?:sun|sat)))`,
  `\\b(?:keep|leave|take|do|handle|settle|move|make)\\b[^.!?\\n]{0,20}\\b(?:payments?|money|deposit|finances|deal|booking|transaction|arrangement)\\b[^.!?\\n]{0,20}\\b(?:off (?:here|the|this|of)|outside|out of (?:here|the (?:app|site|system))|private|between|off-?line|elsewhere|separate(?:ly)?)\\b`,
  `\\b(?:off-?line|private|outside|external|direct|alternative|other|side) (?:payments?|deals?|bookings?|arrangements?|transfers?|rentals?|invoices?|method of payment|ways? to pay)\\b(?! (?:question|for (?:the )?(?:crew|parking|catering)))`,
  `\\b(?:pay|paying|payment|deal|book|rent|cost|money)\\b[^.!?\\n]{0,25}\\b(?:under the (?:table|counter|radar)|off the (?:books|record|grid)|no (?:paperwork|receipts?|invoice|questions)|without (?:a |an )?(?:invoice|receipt|paper trail|paperwork)|black market)\\b`,
  `\\b\\d+\\b[^.!?\\n]{0,15}\\bno (?:paperwork|receipts?)\\b`,
  `\\b(?:keep|stay)s?\\b (?:this|it|that|the (?:deal|booking|money))? ?(?:just |strictly )?between (?:us|you and me|the two of us|ourselves)\\b`,
  `\\b(?:something|a little|extra|bonus|gift|sweetener)\\b[^.!?\\n]{0,20}\\b(?:in|for) your (?:own )?pocket\\b`,
  `\\bline your pocket`,
  `\\bpocket (?:the|all|everything)\\b`,
  // Other ways for money to go.
  `\\b(?:i|we|you|to|can|could|will|would|i'?ll|we'?ll|i'?d|just|rather|please) (?:rather |just |also |happily )?(?:wire|transfer|e-?transfer|mail|write|send|cut|bring|give|leave|make|hand) (?:you |me |us |over )?(?:a |the |you a )?(?:personal |company |cashier'?s |blank )?(?:money|funds|check|cheque|payment|deposit to (?:you|me)|wire|money order|sum|amount|dough|dinero)\\b(?! (?:in|list|through (?:roomtone|the)|mark|shot|on the (?:lights|sound)|on roomtone|here))`,
  `\\b(?:wire|transfer|send|put|deposit|pay|move)\\b[^.!?\\n]{0,35}\\b(?:on|to|into|onto|in) (?:my|your|our|the owner'?s|a|his|her) (?:own |personal |private |bank |checking |savings )*(?:account|bank|card|wallet|iban)\\b(?! on (?:roomtone|the))`,
  `\\bby (?:check|cheque|wire|bank|transfer|bank draft|direct debit|money order)\\b(?! (?:marks?|boxes|rig|cam))`,
  `\\b(?:check|cheque) (?:made )?(?:out )?(?:to (?:you|me|my)|on set|in the mail|on the day|at the door|upon arrival)\\b`,
  `\\b(?:bank|wire|direct|instant|sepa|paper|international) (?:transfer|deposit|wire|draft)s?\\b(?! (?:question|scene|is for roomtone))`,
  `\\b(?:my|your|our|here'?s my|an) (?:iban|swift|routing|account number|bank (?:details|info|account|data)|sort code|cash ?tag|wallet address|crypto wallet|qr (?:code )?to pay)\\b(?! (?:scene|prop|shot|is (?:missing|a prop)))`,
  `\\brouting (?:number )?and account\\b`,
  `\\b(?:card|credit card|visa|amex|card number)s? (?:over|by|on|via|through) (?:the )?(?:phone|telephone|email|mail)\\b`,
  `\\b(?:run|charge|swipe) (?:my|your|the) card (?:yourself|myself|directly|on (?:site|my|your)|in person|at)\\b`,
  `\\b(?:itunes|amazon|steam|apple|google play|target|walmart|prepaid|visa) (?:gift )?cards?\\b(?= ?(?:\\?|instead|for|as|ok|works?|if|$)|[.,!])`,
  `\\b(?:take|accept|send|text|buy) (?:you |me |us |some |in )*gift ?cards?\\b`,
  `\\b(?:pp|stripe|wise|wire|square) (?:me|us|it to|you)\\b(?! (?:up|for sound|for the (?:lav|mic)))`,
  `\\b(?:send|email|mail|make|write|give) (?:me|you|us) (?:an? |your |my )?(?:separate |private |direct |personal |proper )?(?:invoice|bill|quote)\\b[^.!?\\n]{0,15}\\b(?:outside|off|directly|separately|by (?:mail|email)|privately|elsewhere|and (?:i'?ll|we'?ll|i|we) (?:transfer|wire|pay|send))\\b`,
  `\\b(?:trade|barter|swap|exchange)\\b[^.!?\\n]{0,25}\\b(?:instead of (?:paying|the (?:fee|booking|payment))|for the (?:space|booking|day))\\b`,
  `\\b(?:give|hand|bring|pay) (?:you|me|it to you) (?:the )?money\\b`,
  `\\bthe money (?:myself|in person|personally)\\b`,
  `\\bgo (?:direct|directly|private)\\b(?! to (?:the|set|picture))`,
  `\\b(?:do|book|make|keep|have) (?:it|this|the (?:next|second|other) (?:one|day|shoot|booking)|everything) direct(?:ly)?\\b${NOT_OURS}`,
  // Spanish.
  `\\b(?:por fuera|fuera de (?:la )?(?:plataforma|app|aplicacion|pagina|web|sitio))\\b`,
  `\\bsin (?:pasar por |usar |la |el |las )*(?:plataforma|app|aplicacion|pagina|sitio|web|comisi\\w+|intermediari\\w+|roomtone)\\b`,
  `\\b(?:pag\\w+|transfer\\w+|deposit\\w+|cobr\\w+|trato|arregl\\w+|reserv\\w+)\\b[^.!?\\n]{0,25}\\b(?:direct[oa]?(?:mente)?|aparte|por separado|entre nosotros|en persona|a mi cuenta|a tu cuenta|en negro|bajo la mesa|en mano|por transferencia|transferencia)\\b(?! (?:en|por) (?:la )?(?:pagina|plataforma|app))`,
  `\\btransferencia (?:directa|bancaria)\\b`,
  `\\b(?:directo|directamente|entre nosotros)\\b[^.!?\\n]{0,25}\\b(?:mas barato|sin comisi\\w+|descuento|menos)\\b`,
  `\\b(?:ahorr\\w+|evit\\w+|salt\\w+)\\b[^.!?\\n]{0,15}\\b(?:comisi\\w+|tarifas?|cargos?|cuota)\\b`,
  `\\bmas barato\\b[^.!?\\n]{0,25}\\b(?:fuera|sin|directo|entre)\\b`,
  // French.
  `\\bhors (?:de la |du |la )?(?:plateforme|site|appli(?:cation)?|roomtone)\\b`,
  `\\bsans (?:passer par |utiliser |payer )?(?:la |le |l'|les |roomtone)?(?:plateforme|site|appli(?:cation)?|commissions?|intermediaires?|frais)\\b`,
  `\\b(?:pay\\w+|pai\\w+|regl\\w+|vir\\w+|passer|passe|arrang\\w+|reserv\\w+|traiter)\\b[^.!?\\n]{0,25}\\b(?:en direct|directement|de la main|sous la table|entre nous|en personne|par virement|par cheque|sur mon compte|hors|a part|au black)\\b(?! (?:sur|via) (?:le site|la plateforme|roomtone))`,
  `\\bvirement (?:direct|bancaire)?\\b(?=[^.!?\\n]{0,30}(?:$|\\b(?:direct|frais|moi|toi|compte|bancaire|vous)\\b))`,
  `\\b(?:evit\\w+|saut\\w+|economis\\w+)\\b[^.!?\\n]{0,12}\\b(?:frais|commissions?)\\b`,
  `\\bmoins cher\\b[^.!?\\n]{0,25}\\b(?:sans|hors|direct|entre nous)\\b`,
  `\\b(?:pay|paid|paying|settle|square)\\b (?:up )?(?:all |most |our |my |the |every )*(?:hosts?|owners?|people|folks|landlords?|guys)? ?(?:straight|direct|up (?:with|there|in person|at)|off (?:with|at))\\b(?! (?:ahead|away|on (?:roomtone|the)|through|after|to (?:roomtone|the (?:site|app))))`,
  `\\b(?:the |my |our )(?:rest|remainder|remaining|balance|other half|difference)\\b[^.!?\\n]{0,20}\\b(?:with you|when (?:i|we)|in hand|there|on site|at the (?:door|place|loft|end)|by hand|to you|my way)\\b(?! (?:on|through) (?:roomtone|the))(?<=\\b(?:pay|square|settle|bring|give|hand|cover|sort|drop|slip|send|book|hour|here|price|dollar)\\b[^.!?\\n]{0,80})`,
  `\\b(?:bring|hand (?:over|you)|carry|drop off) (?:you )?the (?:rest|remainder|balance|difference|other half)\\b(?! of (?:the )?(?:gear|crew|lights|equipment|props|furniture|footage))`,
  `\\bmoney orders?\\b`,
  `\\b(?:our|my|a|some|another|side|separate|private|special|little) (?:own )?(?:arrangement|deal|agreement|understanding|setup)\\b(?= ?(?:[.!?,]|$| (?:between|outside|off|without|on the side|instead|that|for (?:cash|less))))(?<=\\b(?:make|have|do|work out|come to|reach|strike|our own|private|side|between)\\b[^.!?\\n]{0,40})(?<!\\b(?:a|the) (?:deal|agreement|setup|arrangement)(?= ?[.!?,]))`,
  `\\b(?:fees?|commissions?|cut|markup|charges?|percentage)\\b[^.!?\\n]{0,20}\\b(?:insane|crazy|robbery|ridiculous|steep|too (?:much|high)|outrageous|a (?:joke|rip-?off|scam)|absurd|painful|hurts?|unfair|nuts|killing (?:me|us))\\b[^\\n]{0,60}\\b(?:around|avoid|without|skip|direct(?:ly)?|outside|between|instead|privately|cash|another way|other way|off|save)\\b`,
  `\\b(?:any|a|some|is there a|find a|other) ways? (?:around|past|to (?:avoid|skip|dodge|get around|bypass|save)) (?:it|this|that|them|the (?:fee|fees|commission|platform|site|app|cut|system|charge))\\b(?= ?(?:[.!?,]|$))(?<=\\b(?:fees?|commissions?|platform|cut|charge|site|app|roomtone|percent|pay\\w*)\\b[^\\n]{0,80})`,
  `\\b(?:set|make|put|list|drop|lower|change) (?:the |your |it |listed |listing )*(?:price|rate|listing|total|amount)?\\b ?(?:to|at|for|down to|lower)\\b[^.!?\\n]{0,15}\\b(?:\\$? ?\\d{1,2}\\b(?! ?(?:%|percent|k|hours?|am|pm))|one dollar|a dollar|zero|the minimum|nothing|almost nothing|next to nothing|less)\\b[^.!?\\n]{0,12}\\b(?:and|then|so)\\b[^.!?\\n]{0,15}\\b(?:i|we|the rest|you)\\b`,
  `\\blisted price can be (?:lower|less)\\b`,
  `\\btop (?:it|you|up)? ?up in\\b`,
  `\\btap[ -]to[ -]pay\\b`,
  `\\b(?:card reader|card terminal|sum ?up|square reader|pos terminal|zettle)\\b(?! (?:prop|scene|on set|shot))(?=[^.!?\\n]{0,30}(?:$|[.!?,]|\\b(?:with|works?|on|at|you|bring|have)\\b))`,
  `\\b(?:feed|feeding|fund|funding|fatten\\w*|make|making|support(?:ing)?|enrich\\w*) (?:the |this |these |those )?(?:platform|roomtone|app|site|middle ?m[ae]n|corporation|website|company rich|big tech)\\b`,
  `\\b(?:leave|keep|cut|drop|take|leaving|keeping) (?:the |this |those |these )?(?:platform|roomtone|app|site|website|middle ?m[ae]n|company|them) out(?: of (?:it|this|the (?:deal|loop|picture)))?\\b`,
  `\\b(?:drop|forget|ditch|dump) (?:roomtone|the (?:app|platform|website|site)|this (?:app|site|platform))\\b(?! (?:notification|calendar|account))`,
  `\\b(?:\\d{2,5}|money|paid|pay)\\b[^.!?\\n]{0,18}\\b(?:in hand|notes in hand|in my hand|in your hand|flat,? in hand|on the table|in bills|in paper|in twenties|in hundreds)\\b(?! (?:prop|scene|over the shoulder))`,
  `\\b(?:instead of|rather than|not|without) (?:paying |booking |going |doing it |doing this )?(?:through|via|on|with|over|using) (?:this (?:thing|app|site|website|platform)|here|roomtone|the (?:app|site|website|platform))\\b`,
  `\\b(?:s'arrange|on s'arrange|s'arranger|arrangement|arreglamos|nos arreglamos|lo arreglamos|quedamos)\\b[^.!?\\n]{0,12}\\b(?:entre (?:nous|nosotros)|por fuera|directamente|directement|sans|aparte)\\b`,
])

/** "I'd send the money through the site": that is how it is meant to go. */
const STAYS_HERE =
  /^(?:(?!instead|not |rather|without|than )[^.!?\n]){0,30}\b(?:through|on|via|using) (?:the |this )?(?:site|app|platform|roomtone|booking|page|website)\b/

/** Ways to pay past the platform that need no brand: "half cash half here", "why give them 15%", "sin comisiones". */
export function findPaymentHints(reading: Reading): Found[] {
  return [
    ...findTopics(reading, PAYMENT_TOPICS),
    ...findPatterns(reading, PATTERNS, 'outside_payment', (text, start, end) => {
      return (
        !STAYS_HERE.test(text.slice(end, end + 60)) && !isRefused(text, start, end) && !isALine(text, start)
      )
    }),
    ...findPatterns(
      reading,
      CASH,
      'outside_payment',
      (text, start, end) =>
        !CASH_ELSEWHERE.test(text) && !isRefused(text, start, end) && !isALine(text, start),
    ),
    ...findPatterns(
      reading,
      BRANDS_AND_COINS,
      'outside_payment',
      (text, start, end) => !IS_A_SUBJECT.test(text) && !isRefused(text, start, end) && !isALine(text, start),
    ),
  ]
}
