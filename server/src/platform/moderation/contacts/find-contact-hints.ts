import { isALine } from '../fiction.ts'
import type { Found } from '../found.ts'
import type { Reading } from '../normalise.ts'
import { compile, findPatterns, oneOf } from '../patterns.ts'
import { isRefused } from '../refused.ts'

/** Names that mean nothing but another way to write or talk. */
const APP = oneOf([
  'instagram|insta(?:gram)?|ig|the gram|tik ?tok|snap ?chat|telegram|tg|whats ?app?|wapp|wsp|wats?app',
  'we ?chat|discord|facebook|fb|messenger|twitter|linked ?in|skype|viber|kik|face ?time|i ?message',
  'hangouts|google (?:meet|chat)|blue ?sky|mastodon|reddit|only ?fans',
])
/** Names that are also words: only where somebody is to be written to. */
const APP_OR_WORD = `(?:${APP}|signal|snap|line app|threads|slack|zoom|sms|texts?|e-?mails?|phone|cell|mobile|socials?|social media|dms?|another app|other apps?)`
const HERE =
  '(?! (?:here|on here|in here|through (?:here|roomtone|the (?:app|site|platform))|on (?:roomtone|the (?:app|site|platform))|nobody))'
const MAILBOX = '(?:g-?mail|hot ?mail|proton ?mail|googlemail|ymail|rocketmail|fastmail|tutanota)'
const MAILBOX_OR_WORD = `(?:${MAILBOX}|proton|outlook|yahoo|icloud|aol|gmx|hey|zoho|yandex|posteo)`
const REACHED_BY = oneOf([
  'phone(?: number)?|number|numbers|cell(?: number)?|cellphone|mobile(?: number)?',
  'e-?mail(?: address| id)?|mail address|contact(?: info(?:rmation)?| details| number)?|digits|handle',
  'socials?|whats ?app|insta(?:gram)?|ig|telegram|snap(?:chat)?|facebook|landline|direct line',
  'business card',
])
const NOT_A_NUMBER =
  '(?! (?:of|one|reception|service|signal|coverage|case|charger|holder|off|on silent|will be off|is (?:off|dead|charging|on silent)))'
const SHOWN_ON =
  '(?:photos?|pics?|pictures?|profile|bio|pdf|attachment|call ?sheet|website|site|page|documents?|image|avatar|header|signature|file|logo|sign|deck|card|listing|description|letterhead|invoice|van|truck|poster in the)'

const PATTERNS = compile([
  // Call me, text me, write to me elsewhere.
  `\\b(?:text|txt|sms|phone|ring|e-?mail|dm|pm|dial|buzz|whats ?app|facebook|fb|insta|telegram|skype|snap|facetime|signal|imessage|zoom|inbox) (?:me|us)\\b${HERE}(?! (?:nobody|nothing|no ))`,
  `(?<!can |could |let's |you can |to )\\bcall (?:me|us)\\b${HERE}(?= (?:at|on|when|whenever|after|before|tonight|today|tomorrow|later|back|now|instead|asap|any ?time|if you|for|so|and|to|please|directly|up|from|once|in the|this|first|maybe)\\b| ?[.,!?:;)]| ?$)(?! (?:for (?:the )?(?:scene|lunch|crew)|at (?:wrap|lunch)))`,
  `\\b(?:can|could|let's|you can|want to|have to|need to|better to|free to|easier to|just) (?:you )?(?:call|ring|phone|text|e-?mail) (?:me|us|you|each other)\\b${HERE}(?! (?:a wrap|the (?:crew|director)|your|old|crazy|an?\\b))`,
  `\\bgive (?:me|us|you|my \\w+) a (?:quick )?(?:call|ring|buzz|bell|tinkle|phone call)\\b(?!-| ?(?:sheet|time|light|card|box))`,
  `\\b(?:shoot|drop|send|fire|write|leave|slide|hit) (?:me|us|you|over)(?: with| into| in)? (?:an?|some|my|your|the)? ?(?:quick |short )?(?:text|txt|e-?mail|mail|dms?|sms|voice ?(?:mail|note)|whats ?app)\\b${HERE}`,
  `\\bdrop (?:me|us) a (?:line|note) (?:at|on|to|via)\\b(?! (?:here|roomtone))`,
  `\\b(?:can|could|may|shall|should|let's|why don'?t) (?:we|i|you)? ?(?:just |please |rather )?(?:text|phone|facetime|skype|e-?mail|sms|talk on the phone|speak on the phone|chat on the phone)(?: (?:instead|tonight|later|about|you\\b|directly)|[?.!]| ?$)`,
  `\\b(?:hop|jump|get|be|talk|speak|chat|meet)(?: quickly)? (?:on|over|by) (?:a|the) (?:quick )?(?:phone|call|phone call|video call|zoom|facetime)\\b(?! (?:sheet|time))`,
  // Over to another place.
  `\\b(?:move|switch|take|continue|go|carry on|talk|speak|chat|write|do|discuss|keep|communicate|connect|message|reach|find|contact|ping|dm|add|follow|hit|get|catch|write to|text|search|look)\\b(?: (?:this|it|the|conversation|chat|talk|talking|discussion|over|to|with|out|each|other|me|us|you|up|here|directly|hold|of|for|that|things|easier|faster|better|more|my|studio|name|there|everything|quickly|please)){0,5} (?:on|via|through|over|to|by|in|using|into) (?:the |my |our |your |a )?${APP_OR_WORD}\\b(?! (?:campaign|ad|ads|content|posts?|feed|channel|usage|use|stories|reels?|scene|call ?sheet|prop|booth|case|reception|signal|light|lights|crew))`,
  `\\b(?:talk|speak|chat|continue|discuss|write|message|communicate|contact|reach|meet|take this|take it|move)\\b[^.!?\\n]{0,25}\\b(?:outside (?:of )?(?:here|this|the (?:app|chat|site|platform))|off (?:this|the) (?:app|chat|site|platform)|off here|off-?line|off-?platform|somewhere else|elsewhere|another way)\\b`,
  `\\b(?:are you|r u|i'?m|i am|im|we'?re|we are|you'?re) (?:also |all |both |usually |always |mostly |more active |around )?(?:on|at|over on) (?:the )?${APP}\\b`,
  `\\b(?:do you|you|do u|i|we|don'?t you) (?:also |only |mostly |all )?(?:have|use|got|do|prefer|check|answer on) (?:an? )?(?:${APP}|signal)\\b(?! (?:campaign|ad|ads|content|posts?|feed|page for|usage|tower|boosters?|strength|generator|flow|loss))`,
  `\\b(?:${APP}|signal|e-?mail|phone|text|texting) (?:is|are|'s|would be|works?|might be)(?: much| a lot| way| just| so)? (?:easier|better|best|faster|quicker|fine|good|simpler|preferred)\\b`,
  `\\b(?:on|via|by|over|through) (?:the )?(?:${APP}|signal|sms|text|e-?mail|phone) (?:instead|rather|is (?:better|easier|faster))\\b`,
  `(?<!\\b(?:for|to|on|of|from) )\\b(?:my|your|ur) (?:own |personal |private |other )?${APP}\\b(?!-| (?:campaign|ad|ads|content|posts?|feed|stories|story|reels?|shoot|channel is growing|followers))`,
  `\\b(?:same|my|our|the) (?:handle|user ?name|screen ?name|@|at|nick(?:name)?|name)\\b[^.!?\\n]{0,15}\\b(?:as (?:my|on|here|in)|everywhere|on (?:every|all|any|most|my|the|both)|across|is|:)\\b(?! (?:the (?:film|movie|set|show)|set|credits|screen|list|release|contract|permit|door|coi|insurance|invoice|booking|spelled|in the credits|ok|correct|wrong|on the (?:list|coi|release|permit|invoice|door|certificate)))(?=[^.!?\\n]*(?:handle|user|@|ig\\b|insta|social|everywhere|gram|network|there|app))`,
  `\\b(?:my|our) (?:handle|user ?name|screen ?name|socials?|nick(?:name)?)(?: there| online)? (?:is|are|'s|:)`,
  `\\b(?:same|identical) (?:handle|user ?name|name)[^.!?\\n]{0,20}(?:${APP}|socials?|networks?|platforms?|apps?|gram)\\b`,
  `\\b(?:friend|follow|contact|connection) request\\b(?=[^.!?\\n]{0,20}\\b(?:on|via|${APP})\\b)`,
  `\\b(?:sent|send) (?:you|me) a (?:friend|follow|connection) request\\b`,
  `\\bmy (?:snap|skype|line|kik|wechat|signal|discord|zoom|line id|we chat)(?: id| name| user| number)? (?:is|'s|:)`,
  `\\b(?:line|wechat|weixin|kik|viber|discord|skype) id\\b`,
  `\\badd me (?:on|as|to|in|there)\\b`,
  `\\b(?:ping|hit|find|catch|holler at|reach) (?:me|us)(?: up)? (?:on|at|under|via|by|through) (?:my|our|the) (?!(?:door|gate|set|place|house|studio|loft|entrance|side|desk|bell|booking|platform|app|site|location|front|back|truck|van|monitors?)\\b)`,
  // Where a number or an address can be found.
  `\\b(?:my|our|his|her|their) (?:(?!(?:number|booking|permit|order|po|invoice|policy|reference|ref|tracking|confirmation|account|licen[sc]e|plate|flight|case|ticket|serial|model|scene|lucky|favou?rite|project|job|head|crew|prop|magic)\\b)[a-z']+ )?(?:number|e-?mail|contact(?: info| details)?|digits|phone number|cell|mobile|phone|handle|${MAILBOX})(?: address)? (?:is|are|'s|was|:|=|ends?|starts?|begins?|can be found|should be|you can)\\b${NOT_A_NUMBER}(?! (?:off|dead|down|charging|broken|on silent|slow|bad|one\\b|not|concern|the (?:budget|sound)|in (?:the )?(?:scene|shot)|out of))`,
  `\\bmy (?:number|digits|e-?mail|contact|phone|cell)\\b[^.!?\\n]{0,40}\\b(?:on|in|from|at|under|inside|below|above|behind) (?:the |my |our |your |this )?(?:[a-z]+ ){0,3}?${SHOWN_ON}\\b`,
  `\\b(?:you'?ll |you can |can |just )?(?:find|get|take|see|read|grab|use|check|note|look at) (?:my|the|our) (?:number|e-?mail|contact (?:info|details)|phone number|handle)\\b(?! (?:of|on the (?:prop|door)))`,
  `\\b(?:number|e-?mail|contact(?: info| details)?|phone|handle)\\b[^.!?\\n]{0,12}\\b(?:is|are|'s) (?:in|on|under|at the (?:bottom|top|end) of) (?:my|the) (?:[a-z]+ ){0,2}?${SHOWN_ON}\\b(?! (?:scene|shot))`,
  `\\b(?:you (?:have|'ve got|got|already have|know)|save|keep|write down|remember|use) my (?:number|cell|digits|e-?mail|phone number)\\b`,
  `\\byou have the number\\b(?! of)`,
  `\\b(?:it'?s|that'?s|its|is) (?:just )?my (?:full |first |last |whole |sur)?name[^.!?\\n]{0,40}\\b(?:at|plus|and|then|with|dot|\\+|@) (?:no spaces )?(?:at )?${MAILBOX_OR_WORD}\\b`,
  `\\b(?:area code|last (?:four|4|three|3|two|2)(?: digits)?|first (?:three|3)(?: digits)?)\\b[^.!?\\n]{0,12}\\b(?:is|are|:)?\\s?\\d{2,4}\\b`,
  `\\b(?:at[ -](?:sign|symbol)|arrobas?|arobase|squiggly a|a with (?:a|the) (?:circle|tail))\\b`,
  // Asking for them.
  `\\b(?:what(?:'?s| is| are)?|send|give|share|drop|pass|tell|leave|put|type|write|post|add|need|have|get|know|got|want|text|dm|exchange|swap|trade|shoot)(?: me| us| over| i| we| you)?(?: please)? (?:you )?(?:your|ur|yr|the owner'?s|a good|a direct)(?: (?:direct|personal|cell|mobile|phone|private|best|business|work|own|e-?mail))? ?${REACHED_BY}\\b${NOT_A_NUMBER}(?! (?:for the (?:truck|plate|permit)|at the building|person))`,
  `\\b(?:exchange|swap|trade|share) (?:phone )?(?:numbers|contacts|e-?mails|contact (?:info|details)|socials)\\b`,
  `\\b(?:number|e-?mail|phone|line|way|handle) (?:where|that|which)? ?(?:i|we|you|he|she|they|my \\w+) (?:can|could|may) (?:call|reach|text|ring|phone|e-?mail|contact|write to)\\b(?! (?:it|the (?:gaffer|crew)))`,
  `\\b(?:number|e-?mail|phone) (?:to (?:reach|call|text|ring|contact)|for you|for the owner)\\b`,
  `\\b(?:reach|contact|call|get hold of|get) (?:you|me|us|him|her) (?:directly|outside|another way|some other way|off (?:here|the))\\b(?! (?:on|through) (?:roomtone|here))`,
  // Mailboxes everybody knows.
  `\\b${MAILBOX}\\b(?! (?:commercial|campaign|ad\\b|ads\\b|spot|office))`,
  `(?:\\b(?:my|at|plus|on|with|then|and|put|its|it's|use|the) |@ ?|\\ba\\) ?|[([{<] ?a[tr]? ?[)\\]}>] ?)(?:${MAILBOX_OR_WORD})\\b(?! (?:calendar|is great|of|over|from|on the|view|campaign|commercial|drive|storage|photos|link))(?=[^.!?\\n]{0,25}$|[^.!?\\n]{0,25}\\b(?:account|mail|address|after|dot|com)\\b|\\.)`,
  `\\b(?:in|from) the (?:phone|white|yellow) ?(?:book|pages)\\b`,
  `\\b(?:look up|find|google|search) (?:my|our) (?:studio|company|name|office|agency)\\b`,
  // Spanish.
  `\\b(?:llama|marca|escribe|manda|busca|contacta|agrega|sigue|habla|textea|pasa|da|deja|encuentra)(?:me|nos)\\b[^.!?\\n]{0,30}\\b(?:whats?app|wasap|guasap|wsp|insta(?:gram)?|ig|telegram|facebook|face|correo|mail|e-?mail|gmail|celular|cel|movil|telefono|numero|redes|al \\+?\\d|tu (?:tel|cel|num|correo|contacto))`,
  `\\b(?:mi|tu|su|nuestro) (?:numero|telefono|tel|celular|cel|movil|correo|mail|e-?mail|whats?app|wasap|insta(?:gram)?|ig|face(?:book)?|contacto|telegram|usuario)\\b(?! (?:de (?:personas|reserva|permiso|orden|invitados|factura)|esta (?:apagado|sin)|favorito))`,
  `\\b(?:llamame|marcame|escribeme|mandame un (?:mensaje|whats?app|wasap|correo|mail)|hablemos|hablamos|seguimos|escribime|llamame|contactame|agregame|sigueme|buscame) ?(?:al|por|en|a|fuera|mejor|directo|$|[.,!])`,
  `\\b(?:por|al|en|de) (?:whats?app|wasap|guasap|wsp|telegram|insta(?:gram)?)\\b(?=[^.!?\\n]{0,20}$|[.,!?])`,
  `\\bestoy en (?:insta(?:gram)?|ig|face(?:book)?|whats?app|telegram|redes|tiktok)\\b`,
  `\\barroba\\b`,
  `\\bfuera de (?:este chat|aqui)\\b`,
  // French.
  `\\b(?:appelle|appelez|ecris|ecrivez|contacte|contactez|ajoute|ajoutez|suis|suivez|joins|trouve|cherche|retrouve|texte|envoie|envoyez|passe|donne|donnez|laisse|file)[ -](?:moi|nous)\\b[^.!?\\n]{0,30}\\b(?:whats?app|insta(?:gram)?|telegram|facebook|fb|messenger|signal|snap|mail|e-?mail|gmail|sms|texto|telephone|tel|portable|numero|num|coordonnees|au 0\\d|au \\+?\\d|au zero)`,
  `\\b(?:mon|ton|votre|notre|son) (?:numero|num|telephone|tel|portable|mail|e-?mail|courriel|gmail|whats?app|insta(?:gram)?|snap|telegram|adresse mail|pseudo|facebook|fb)\\b(?! (?:de (?:permis|commande|reservation|facture|scene)|est (?:eteint|decharge)|un\\b|1\\b))`,
  `\\b(?:appelle|appelez|texte|textez|telephone|telephonez)[ -](?:moi|nous)\\b`,
  `\\b(?:je suis|on est|nous sommes|t'?es|tu es|vous etes|passons|on passe|parlons|on parle|continuons|on continue) (?:aussi |plutot )?(?:sur|par|via|au) (?:whats?app|insta(?:gram)?|telegram|facebook|fb|messenger|signal|snap(?:chat)?|tiktok|mail|sms|telephone)\\b`,
  `\\b(?:ring|call|text|phone|dial|txt|buzz|message|whats ?app|hit|try) (?:my|our) (?:mobile|cell|phone|number|office|assistant|line|landline|producer|pa|wife|husband|partner|manager|agent|work|desk|home|whats ?app)\\b`,
  `\\btext(?:ing)? (?:is|would be|works|might be) (?:best|better|easier|fine|faster|good)\\b`,
  `\\bgive (?:me|us) a (?:shout|holler|ping|bell|dingle) (?:on|at|via|by)\\b`,
  `\\b(?:use|using|prefer|like|try|via|through|on|install|download|get|join|over) (?:something (?:normal|else|better|easier) (?:like|such as) |e\\.?g\\.? |the |like )?(?:whats ?app|telegram|signal app|messenger|snapchat|discord|we ?chat|viber|skype|facetime|imessage|insta(?:gram)? (?:app|dms?|messages?|chat))\\b(?! (?:campaign|ad|ads|content|posts?|feed|reels?|stories|bags?|filter))(?<!\\b(?:for|post|posted|runs|run|airs?|live|published|goes|ad) (?:on )?(?:the )?(?:tiktok|discord|snapchat|facebook))`,
  `\\b(?:${APP}) app\\b`,
  `\\b(?:not|don'?t|never|rarely|hardly|seldom)\\b[^.!?\\n]{0,12}\\b(?:check|read|see|look at|use|answer|open)\\b[^.!?\\n]{0,8}\\b(?:this|these|here|the) ?(?:inbox|app|messages?|chat|site|messenger)\\b`,
  `\\b(?:my|our) (?:business |visiting )?card\\b(?= (?:is|under|in|on|has|with|at)\\b)(?<=\\b(?:leave|find|take|left|put|give|number|contact|call)\\b[^.!?\\n]{0,40})`,
  `(?:^|[.!?\\n] ?|\\b(?:just|or|so|then|please|pls|and) )hmu\\b(?= ?(?:[.!?]|$))|\\bhmu (?:on|at|when|whenever|if|later|tonight|asap|any ?time|tomorrow|after|via|bro|directly|instead|first)\\b`,
  `\\bhit (?:my|our) (?:line|dms?|inbox|phone|cell)\\b`,
  `\\bslide (?:into|in) (?:my|the|our) dms?\\b`,
  `\\b(?:dms?|inbox) (?:is|are|me) ?(?:open)?\\b(?= ?(?:[.!,]|$| open))(?<=\\b(?:my|our|the|dms?|insta)\\b[^.!?\\n]{0,20})`,
])

/** "We'll exchange numbers once it's confirmed": that is how it is meant to go. */
const AFTERWARDS =
  /^[^.!?\n]{0,30}\b(?:once|after|when|as soon as)\b[^.!?\n]{0,30}\b(?:confirm\w*|booked|approved|accepted)\b/

/** Ways to reach somebody elsewhere, said in words: "text me", "my number is on the second photo", "what's your insta". */
export function findContactHints(reading: Reading): Found[] {
  return findPatterns(
    reading,
    PATTERNS,
    'contact',
    (text, start, end) =>
      !AFTERWARDS.test(text.slice(end, end + 100)) && !isRefused(text, start, end) && !isALine(text, start),
  )
}
