import { type Topic, topic } from '../find-topics.ts'
import { anyOf, oneOf } from '../patterns.ts'

// Papers that are not what they say.
const PAPERS = anyOf(
  'permits?|permit letters?|licen[sc]es?|certificates?|certs?|coi|cois|insurance|ids|id card|i\\.d\\.|passports?|papers|paperwork|documents?|signatures?|releases?|waivers?|visas?|letterhead|stamps?|contracts?|receipts?|invoices?|birth certificate|approval|forms?|permisos?|licencias?|seguros?|facturas?|papeles|firmas?|certificados?|attestations?|assurance|autorisations?|permis|factures?|signatures?',
)
const FORGED = anyOf(
  "forg(?:e|ed|es|ing|ery)|photoshop(?:ped|s|ping)?|doctored|falsif\\w+|counterfeit\\w*|phony|bogus|look(?:s|ed|ing)? (?:legit|real|official|genuine|authentic|like the real)|copy (?:his|her|their|the owner'?s) signature|(?:sign|signed|signing)(?: it| them| the \\w+)? (?:for|as|on behalf of) (?:him|her|them|the (?:owner|landlord|parents?|neighbou?rs?))|(?:in|with) (?:someone|somebody) else'?s name|(?:make|mock|whip|knock|cook|print|draw|type)(?:s|ed|ing)? (?:one |it |some |them |a \\w+ |those )?up (?:in|on|with|for|ourselves)|mock(?:ed|s)? up|change the (?:dates?|names?|expir\\w+|amounts?|year)|edit(?:ed)? the (?:dates?|names?|pdf|amount)|old one with|expired one|made[- ]up|bidouill\\w+|trafiqu\\w+|truque\\w*|bricol\\w+|trucad\\w+|amanad\\w+|falsos?|falsas?|inventa\\w*|fak(?:e|ed|ing)",
)
const NO_FAKE =
  /\b(?:fake (?:licen[sc]e plates?|plates?|blood|snow|grass|plants?|walls?|trees?|rain|fire|fur|flowers|tattoos?|brand|label|newspapers?|money|certificates? for|id for the)|without (?:forg|fak)\w+|is that (?:fake|real)|don'?t (?:forge|fake)|never (?:forge|fake)|forge (?:shop|workshop|a))\b/

// Somebody who does not know that they are filmed.
const RECORD = anyOf(
  'film(?:s|ed|ing)?|record(?:s|ed|ing|ings)?|cameras?|cams?|gopros?|mics?|microphones?|recorders?|spy ?cams?|nanny ?cams?|bugs?|bugged|video(?:s|ed|ing)?|tap(?:e|ed|ing)|wiretap\\w*|shoot(?:ing)?|photograph\\w*|livestream\\w*|stream(?:ing)?|wire the|filmer|enregistr\\w+|grabar|grabamos|filmar',
)
const UNAWARE = oneOf([
  "\\b(?:they|she|he|guests?|people|tenants?|nobody|no one|neighbou?rs?|the (?:host|owner|couple|girls?|models?|other \\w+|guests?|tenants?))(?:'ll)? (?:mustn'?t|must not|won'?t|wont|don'?t|doesn'?t|shouldn'?t|should not|can'?t|will never|never|needn'?t|has no|have no|had no|will|needs?)(?: to| even| ever)? (?:know|knows|find out|notice|suspect|reali[sz]e|be told|idea|see it|see them|clue)\\b",
  '\\bwithout (?:them|her|him|anyone|people|guests|telling|their|his|the \\w+)(?: \\w+)? ?(?:knowing|noticing|finding out|reali[sz]ing|knowledge|consent|permission|seeing)\\b',
  '\\bwithout (?:telling|asking|informing) (?:them|her|him|anyone|people|the (?:guests?|tenants?|girls?|models?|neighbou?rs?|owner|actors?))\\b',
  '\\b(?:unaware|secretly|in secret|on the sly|behind (?:her|his|their) backs?|no idea (?:they|she|he)|covert(?:ly)?|candidly while|undetected|sin que (?:se )?(?:lo )?(?:sepan?|enteren?|entere|den cuenta)|a escondidas|en cachette|a (?:leur|son) insu|sans (?:leur|lui|le leur) (?:dire|consentement))\\b',
])
const HIDDEN = anyOf(
  'hid(?:e|den|ing)|conceal\\w*|secret|spy|tuck(?:ed)?|disguised|tiny|pinhole|inside (?:the|a) (?:smoke detector|clock|lamp|vent|mirror|plant|shelf|bookshelf|alarm)|behind the (?:mirror|vent|curtain)|two-?way mirror|oculta\\w*|escondid\\w*|cache\\w*|keep(?:s|ing)? (?:it |them )?(?:rolling|running|on)|leave (?:it|them|one) (?:rolling|running|on)',
)
const PRIVATE = anyOf(
  'bathrooms?|bedrooms?|changing (?:room|area)|dressing room|showers?|toilets?|restrooms?|locker room|guest ?rooms?|tenants?|neighbou?rs?|air ?bnb guests|baths?|undress\\w*|changes? clothes|sleep(?:s|ing)?|ba[nñ]os?|salle de bains?|douches?|vestuarios?|chambre',
)

// Children.
const CHILD = anyOf(
  "minors?|under-?age|kids?|child(?:ren)?|child actors?|toddlers?|teens?|teenagers?|runaways?|(?:[2-9]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[ -]?(?:years?|yrs?|yo)(?:[ -]olds?)?|(?:she|he|girl|boy|they|one|model|actress|actor|daughter|niece|nephew|lead)(?:'s| is|'re| are|s are)? (?:only |just |really |actually |barely |about )?(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)|ninos?|ninas?|menor(?:es)?(?: de edad)?|(?:once|doce|trece|catorce|quince|dieciseis) anos|mineur(?:e|s|es)?|enfants?|gamine?s?|babies|baby",
)
const UNGUARDED = oneOf([
  "\\b(?:no|without(?: an?| any| their| her| his| the)?|skip(?:ped|ping)?(?: the| all the)?|lost the|minus the?|forget (?:the|about)|ignore the|dodg\\w+ the|haven'?t got (?:a|the|any)|don'?t have (?:a|the|any)|who needs (?:a|the)?|not bother(?:ing)? with(?: an?| the)?|sin|sans|no tienen?(?: el| un)?) (?:legal |proper |signed |labou?r |work |child |studio |entertainment |parental |school )*(?:guardians?|parents?|mom|mum|mother|chaperones?|teachers?|tutors?|social worker|welfare worker|work permits?|permits?|papers|paperwork|forms?|labou?r (?:forms|law|laws|board|rules)|consent|permission|coogan|permiso|tutor|padres|autorizacion|papeles|parents|autorisation|tuteur|permis|law)\\b",
  "\\b(?:parents?|mom|mum|mother|dad|guardians?|labou?r board|social worker|teacher|school) (?:don'?t|doesn'?t|do not|needn'?t|won'?t|didn'?t|shouldn'?t|mustn'?t|has no|have no|never|isn'?t|aren'?t|can'?t)(?: need to| have to)? (?:know|knows|find out|agree|sign|agreed|signed|told|idea|aware|hear|coming|allow\\w*|approve\\w*|okay|notice|be told)\\b",
  '\\b(?:past|after|beyond|over|longer than|more than) (?:midnight|curfew|the (?:legal|allowed|permitted) (?:hours|limit|time)|legal hours|(?:what )?(?:the law|is (?:allowed|legal))|allowed|(?:1[0-9]|ten|eleven|twelve|fourteen|sixteen) hours)\\b',
  '\\b(?:say|says|tell (?:them|people|the \\w+)|claim|write|put down|list|pretend|pass(?:es)? (?:for|as)|lie|lied|lying|fake)\\b[^.!?\\n]{0,20}\\b(?:18|19|20|21|eighteen|nineteen|older|of age|adult|(?:her|his|their) ages?)\\b',
  "\\b(?:off the books|illegally|nobody(?:'s| is)? (?:asking|asks|checks?|checking)|no one(?:'s| is)? (?:asking|asks|checks?)|school hours|instead of school|missing school|don'?t (?:tell|ask|mention)|no digas|(?:the )?law (?:says|only allows)|work(?:ing|s)? (?:all night|overnight|through the night|(?:1[0-9]|fourteen|sixteen) hours)|personne ne (?:verifie|demande))\\b",
])
const GUARDED =
  /\b(?:never|not allowed|can'?t|cannot|must|always|required|requires?|policy|house rules?|(?:nobody|no one|no kids|no children|no minors|no child)(?: under \w+)? (?:is |are )?(?:allowed|without|unless)|don'?t (?:shoot|work|film|hire) |with (?:a|their|his|her) (?:guardian|parents?|mom|mother|dad|teacher)|stroller|wrap(?:s|ped)? (?:them|kids)? ?(?:by|before)|only until|we stop|proof|no minors|is that (?:ok|allowed)|has (?:a|her|his)|have (?:a|their))\b/
const ADULT_THINGS = anyOf(
  'beers?|vodka|tequila|whisk(?:e)?y|shots of|booze|alcohol|drunk|wine|joints?|vapes?|weed|topless|nude|nudes|naked|lingerie|undress\\w*|strip(?:s|ping)?|sexy|sensual|intimate|boudoir',
)
const UNDER_AGE = anyOf(
  'minors?|under-?age(?:d)?|teens?|teenagers?|(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)[ -]?(?:years?|yrs?|yo)?(?:[ -]olds?)?(?= |[.,!?]|$)(?<!\\$ ?\\d+)(?<!(?:at|scene|day|until|from|to|by|x|take|iso) \\d+)|school ?girls?|menor(?:es)? de edad|mineure?s?',
)

// Drugs.
const SUPPLIER = anyOf(
  '(?:my|a|the|our|your|any|local) (?:plug|dealer|connect|supplier)|drug dealer|pusher|narco',
)
const GOODS_MOVED = anyOf(
  'packages?|parcels?|bags?|drop(?:s|ped)?|deliver\\w*|hold|stash|store|pick ?up|hand(?:s|ed)? off|meet|comes? by|sort(?:s|ed)?|bring(?:s)?|powder|good stuff|the stuff|product|number',
)
const WEIGHT = anyOf(
  'kilos?|keys of|bricks?|ounces?|oz|grams?|eight ?-?balls?|8-?balls?|baggies?|zips?|pounds? of|batch|plants|a bag of|un gramo|gramos|grammes?',
)
const DRUG_TALK = anyOf(
  'stash(?:ed|ing)?|your (?:share|cut)|get a (?:share|cut)|cook(?:ing|ed)?(?: up)?|fumes|weed|coke|cocaine|powder|white|pure|herb|meth|crystal|molly|mdma|ket|ketamine|snow|blow|heroin|hash|pot|marijuana|cannabis|mota|coca|perico|beuh|coke|shrooms|attic until|sell(?:ing)?|dealer|high|party favou?rs?',
)
const DRUGS = anyOf(
  "coke|cocaine|cocaina|molly|mdma|ecstasy|meth|heroin|ketamine|ket|xans?|xanax|adderall|percs|oxy|fentanyl|lsd|tabs of|shrooms|magic mushrooms|weed|pot brownies|marijuana|cannabis|edibles|hash|drogas?|drogue|drugs|party favou?rs|nose candy|booger sugar|devil'?s lettuce|lean|speed pills|ghb|roofies?|poppers|nitrous|whippets|mota|marihuana|farlopa|beuh|ecsta|uppers|ganja|spliffs?|blunts?",
)
const SUPPLY = anyOf(
  'sell(?:s|ing)?|sold|buy(?:ing)?|bought|score|hook(?:ed)? (?:us|me|you|up)|sort (?:us|me|you)|deliver\\w*|bring(?:ing)?|need|want|looking for|find|get(?:ting)?|know (?:a|any|some|where)|anyone|stash|store|hide|grow(?:ing)?|deal(?:ing)?|pick ?up|share|snort\\w*|sniff|smok(?:e|ing)|offer|provide|supply|supplied|have some|got some|on (?:the )?table|included|free|vend\\w+|consig\\w+|trouver|acheter|cherche|apport\\w+|amen\\w+|party',
)
const NO_DRUGS =
  /\b(?:no (?:\w+,? ){0,3}(?:drugs?|weed|smoking|alcohol)|drugs? (?:aren'?t|are not|policy|store|free)|drug-?free|not allowed|never|zero tolerance|prohibited|banned|don'?t (?:allow|want|do|use|permit)|can'?t have|strictly|diet|can of|cans of|bottles? of|coke (?:bottles?|cans?|zero|machine|or)|weed[- ]free|pepsi|sprite|weed(?:s|ing) |garden|cbd|pharmacy|lean (?:on|against|into|over|crew)|prescri\w+ for me|interdit\w*|prohibid\w*|nada de|pas de)\b/

// Weapons and fire.
const WEAPON = anyOf(
  "guns?|glocks?|pistols?|rifles?|firearms?|shotguns?|ar-?15s?|weapons?|revolvers?|handguns?|ammo|ammunition|live rounds|bullets|silencers?|explosives?|dynamite|grenades?|m-?80s?|fireworks|pyro|pyrotechnics?|c-?4|pipe bombs?|molotovs?|tannerite|flamethrowers?|gunpowder|squibs|mortars?|ak-?47s?|pistolas?|armas?|armes?|fusils?|pistolets?|explosivos?|petards?|feux d'artifice|cohetes|switchblades?|tasers?",
)
const UNLICENSED = oneOf([
  "\\b(?:no|without(?: an?| any| the)?|skip(?:ping)?(?: the)?|minus the|forget the|not? need(?:ed)?(?: an?| the)?|who needs (?:an?|the)?|don'?t have (?:an?|any|the)|haven'?t got (?:an?|any|the)|sin|sans) (?:\\w+ )?(?:armou?rers?|licen[sc]es?|permits?|papers|paperwork|registration|serials?|serial numbers?|fire (?:crew|marshal|department|watch|officer)|safety (?:officer|crew)|background checks?|licencia|permiso|papeles|permis|autorisation|artificier|armurier)\\b",
  "\\b(?:unlicensed|unregistered|unpermitted|illegal(?:ly)?|untraceable|across the border|over the border|from mexico|black market|dark ?web|off the street|ghost|no questions|no background|live ammo|live rounds|live fire|real (?:ones?|glocks?|guns?|bullets|ammo|thing)|loaded|actually (?:work|fires?|shoots?)|(?:filed|scratched|ground|shaved|removed) (?:off|down|serials?|numbers?)|serials? (?:are |is )?(?:filed|scratched|removed|gone)|don'?t tell|nobody (?:has to|needs to|will) know|quietly|for sale|sell(?:ing)?|buy|smuggl\\w+|hide|stash|para vender|a vendre|al mercado negro)\\b",
])
const HARMLESS =
  /\b(?:rubber|replicas?|plastic|toys?|airsoft|dummy|foam|non-?firing|blank-?fire|props?|nerf|water guns?|staple guns?|heat guns?|glue guns?|nail guns?|spray guns?|caulk guns?|massage guns?|tape guns?|hot guns?|no (?:real|live|loaded|weapons?|guns?|firearms?|fireworks|ammo|ammunition|explosives?)|never|not (?:real|loaded|allowed)|isn'?t (?:real|loaded)|aren'?t (?:real|loaded|allowed)|nothing (?:real|live)|licensed (?:armou?rer|pyro)|our armou?rer|with (?:a|an|our) (?:licensed|armou?rer|permit)|prohibited|banned|don'?t (?:allow|want|bring)|won'?t (?:be|use|bring|have)|do you (?:allow|permit)|is it (?:ok|allowed)|added in|digital|(?:selling|sold|for sale) (?:sign|point)|gun (?:microphone|mic|metal)|top gun|shotgun mics?|factices?|de juguete|de mentira)\b/
const ON_FIRE = anyOf(
  'torch(?:ing)? (?:a|an|the|some|your|our)|burn(?:ing)? (?:a|an|the|some|down|your|our|stuff|tires)|set (?:a |an |the |it |some )?(?:\\w+ )?(?:on fire|alight|ablaze)|light(?:ing)? (?:a |the |it )?(?:\\w+ )?on fire|bonfire|open flames?|blow(?:ing)? (?:up|them|it|some|a)|explosions?|real fire|fire ?works|flares?|gasoline|quemar|prender fuego|bruler|mettre le feu',
)
const NO_SAFETY =
  "\\b(?:no|without(?: an?| any| the)?|skip(?:ping)?(?: the)?|forget the|don'?t need (?:an?|the)|sin|sans) (?:burn |fire |city |special |pyro )*(?:permits?|marshal|crew|department|watch|safety|officer|licen[sc]e|permission|pyro\\w*|extinguishers?|permiso|bomberos|permis|autorisation|pompiers)\\b"

// Things that belong to somebody else.
const GOODS = anyOf(
  'lens(?:es)?|cameras?|drones?|gear|kit|monitors?|laptops?|macbooks?|ipads?|bikes?|tvs?|watch(?:es)?|rolex|jewell?ery|equipment|paintings?|copper|cables|cars?|vans?|goods|generators?|lights?|phones?|iphones?|furniture|merch\\w*|tools?|art|catalytic converters?|objetivos?|camaras?|equipo|materiel|objectifs?|appareils?',
)
const STOLEN = anyOf(
  "stole|stolen|steal(?:ing)?|nicked|swiped|pinched|looted|lifted|walked (?:off|out|away) with|never (?:returned|gave (?:it|them) back|brought (?:it|them) back)|forgot to (?:return|give back)|(?:is|are|it'?s|they'?re|bit|little|kinda|still) hot|five[- ]finger|fell off|hot (?:gear|goods|lens(?:es)?|cameras?|laptops?|phones?)|not (?:exactly|strictly|technically) (?:mine|ours|paid)|boosted|jacked|ripped off|serials? (?:are |is |numbers? )*(?:filed|scratched|removed|gone|off)|report(?:ed)? (?:it |them )?(?:missing|stolen)|robad[oa]s?|volee?s?|pique[es]*|fence (?:it|them|some)",
)
const HANDLED = anyOf(
  'sell(?:ing)?|sold|buy|cheap|store|storing|keep(?:ing)?|hide|hiding|stash|offload|move|cash|price|want (?:it|one|some|to)|interested|deal|rental|rental house|last (?:job|set|rental|shoot|gig)|employer|store|shop|half|split|insurance|quick|before (?:they|he|she)|vend\\w+|barat\\w+|pas cher|cach\\w+|guard\\w+|garder',
)
const NOT_STOLEN =
  /\b(?:were|was|been|got|had|having|have|my|our) (?:\w+ )?(?:stolen|nicked|swiped)|\b(?:lights?|lamps?|set|room|studio|it'?s) (?:is|are|gets?|get|run|runs|too|really|very|so|getting) hot\b|\bin case\b|\bhot (?:lights?|day|summer|water)\b|\bpolice report\b|\block(?:ed)?\b|\binsured\b|\bsteal the (?:show|scene|shot)\b|\ba steal\b/

// Getting in without being let in.
const ENTRY = anyOf(
  '(?:pop|pick|jimmy|force|drill|break|snap|cut|bust|smash|crack)(?:s|ped|ed|ing)? (?:his|her|their|the|a|open the|open|that|off the|through the)(?: \\w+)? ?(?:locks?|padlocks?|doors?|windows?|chains?|gates?|fence|alarm)|break(?:ing)? in(?:to)?|broke in(?:to)?|sneak(?:ing)? (?:in(?:to)?|onto|over|past|through)|slip(?:ping)? (?:in(?:to)?|over|past|through)|(?:hop|jump|climb|scale)(?:ping|ing)? (?:over )?(?:the|a|his|her|their) (?:fence|wall|gate)|(?:copied|cloned|copy|duplicated?|kept|keep|made a copy of|have a copy of|still have) (?:the|a|your|his|her|their|one of the) (?:\\w+ )?keys?|key (?:copied|cut|cloned)|know the (?:\\w+ )?(?:alarm |door |gate |entry )?code|bolt ?cutters?|crowbars?|lock ?pick\\w*|through (?:the|a) (?:back |side |open |basement )?window|let (?:ourselves|myself) in|squat(?:ting)?|trespass\\w*|colarnos|colarse|forzar|romper el candado|saltar la valla|crocheter|forcer la|passer par la fenetre|entrer par',
)
const AWAY = anyOf(
  "away|on (?:vacation|holiday)|out of town|abroad|gone|nobody(?:'s| is)? (?:home|there|lives|around|in)|no one(?:'s| is)? (?:home|there|lives|around)|empty|abandoned|vacant|foreclosed|asleep|at work|never (?:locks?|know|notice|checks?|finds?)|without (?:asking|permission|telling|paying|anyone|booking|them|him|her|the owner)|won'?t (?:know|notice|mind|be back|find)|don'?t (?:tell|need permission)|doesn'?t (?:know|live)|at night|after dark|before (?:anyone|they|he|she|security)|security (?:guard )?(?:leaves|sleeps|is)|closed|neighbou?r'?s?|next door|last time|unnoticed|quick(?:ly)?|de vacaciones|vacio|sin permiso|sin que|vide|abandonne\\w*|en vacances|sans (?:demander|permission|autorisation)|voisins?",
)
const WAY_IN =
  /\b(?:lock ?box|you (?:can|could|may)|feel free|cleaner|with (?:your|the owner'?s) (?:permission|ok)|don'?t (?:climb|sneak|jump|break)|nobody (?:climbs|sneaks)|no (?:climbing|sneaking|trespass\w*)|sneak peek|light (?:through|comes)|sun(?:light)?|daylight|shoot through|view|cable(?:s)? through|lost the key|locked out|break in the (?:morning|afternoon|middle)|keys? back|return(?:ed)? the key)\b/

// Somebody in office who is paid.
const OFFICIAL = anyOf(
  'inspectors?|permit (?:office|guy|lady|clerk|people)|city (?:guy|hall|official|clerk|inspector)s?|officials?|cops?|police(?:man|men)?|officers?|sheriff|(?:fire )?marshal|fire chief|clerks?|council(?:man|or|lor)?|judge|mayor|rangers?|customs|patrol|film office|building (?:manager|inspector)|superintendent|zoning|health department|code enforcement|adjuster|policias?|inspector(?:es)?|funcionari[oa]s?|alcalde|agent|maire|mairie|flics?|inspecteur|douanier|(?:guy|friend|buddy|cousin|someone|contact) (?:at|in|inside) (?:the )?(?:city|permit|police|film|fire|county|town|dmv|council)\\b(?: \\w+)?',
)
const PAYOFF = anyOf(
  "slip(?:s|ped|ping)?|greas(?:e|ed|ing)|brib\\w+|envelopes?|whisk(?:e)?y|bottle of|a little (?:something|gift|extra)|something (?:extra|nice|in it)|palms?|pay(?:ing)? (?:him|her|them|off)|paid (?:him|her|them|off)|on (?:the|our|my) (?:take|payroll)|buy (?:him|her|them|off)|bought (?:him|her|them)|kick ?backs?|under the table|hush money|sweeten(?:er)?|backhander|cash in|hundred bucks|few bucks|few hundred|couple (?:of )?hundred|(?:can|could|to) be (?:bought|persuaded|convinced)|look(?:s|ed)? (?:the other way|away)|(?:never|won'?t|doesn'?t|didn'?t) (?:sees?|saw|see a thing|notice|write|ask)|turn(?:s|ed)? a blind eye|owes? (?:me|us)|mordida|sobornos?|sobornar|untar|un sobre|pot-?de-?vin|bakchich|enveloppe|graisser|glisser",
)
const HONEST =
  /\b(?:overtime|per hour|an hour|hourly|detail|off-?duty|hired?|standby|official fee|permit fee|filing fee|book(?:ed)?|required|requires|don'?t want|slip(?:s|ped|pery)? (?:on|and fall)|safety|talent agent|agent (?:says|wants|asked))\b/

// Money by lying.
const CLAIM = anyOf(
  'claim(?:s|ed|ing)?|insur\\w+|deposit|payout|refund|charge ?backs?|seguro|assurance|invoice[sd]?|receipts?|bill|factura|facture|reembolso|adjuster|taxes|tax|impuestos|hacienda|fisc|impots|tva|iva|vat|irs|budget|production company|client|grant',
)
const LIE = anyOf(
  "stag(?:e|ed|ing)|fak(?:e|ed|ing)|pretend\\w*|on purpose|(?:accidentally|accident) (?:breaks?|drops?|on purpose)|say (?:it|we|you|that|the|there|something)|tell them|made[- ]up|make up|invent\\w*|inflat\\w*|pad(?:ded|ding)?|over-?(?:charge|bill|state)\\w*|under-?(?:report|declare|state)\\w*|doubl(?:e|ed|ing) (?:the|it|your)|twice (?:the|as)|for (?:more|less|twice|double|half)|higher|lower|bigger|smaller|por (?:menos|mas)|pour (?:moins|plus)|moins cher|no declar\\w*|sans declarer|not (?:declare|report)|don'?t (?:declare|report)|backdat\\w*|hide|avoid|evad\\w*|dodg\\w*|off the books|write (?:it )?(?:off )?as|exaggerat\\w*|gonfl\\w+|infl(?:ar|amos|a)|simul\\w+|fing\\w+|already broken|was broken|old (?:damage|scratch\\w*)",
)
const GAIN = anyOf(
  "(?:i|we|you|you'd|you'll|i'd|we'd|i'll|we'll)(?: can| could| will| would| all| both)? (?:get|take|keep|pocket|share|split|collect|divide)s? (?:half|a (?:share|cut|piece|percentage|third)|the (?:rest|difference|money|payout|cash|cheque|check|extra)|it|some|\\d+ ?(?:%|percent))|split|halves|fifty[- ]fifty|50[-/]50|your (?:share|cut)|my (?:share|cut)|kick ?back|the difference|pocket(?:s|ed)?|half (?:each|is|for)|between us|everybody wins|nobody (?:checks|loses|notices|will know)|no one (?:checks|notices|will know)|personne ne verifie|nadie (?:revisa|se entera|lo nota)|a medias|mitad|moitie|asi no|comme ca on|save (?:on )?(?:the )?tax\\w*|they(?:'ll)? never (?:check|know|notice)|easy money|new (?:sofa|couch|camera|floor|kitchen|tv)",
)

const NO_PERMIT =
  "\\b(?:no|without(?: an?| any| the| getting an?)?|skip(?:ping)?(?: the)?|don'?t have (?:an?|any|the)|didn'?t (?:get|bother)(?: with)?(?: an?| any| the)?|never got (?:an?|the)|forget the|sin|sans) (?:film(?:ing)? |city |street |drone |shooting |parking |public )*(?:permits?|permission|permiso|autorisation|permis|licen[sc]e)\\b"
const EVADE = anyOf(
  "guerr?illa|sneak\\w*|before (?:the )?(?:cops|police|anyone|security|they|somebody|someone)|nobody (?:will|checks|asks|cares|notices|has)|no one (?:will|checks|asks|cares|notices)|if (?:the )?(?:cops|police|anyone|somebody|someone|security|they|the city)|act like|pretend|keep (?:it )?(?:quiet|low|a lookout)|lookout|run (?:if|when)|hide|won'?t (?:notice|know|get caught|find out)|get(?:ting)? caught|don'?t tell|who cares|anyway|risk it|quick and quiet|cheaper|too (?:slow|expensive|much hassle)|fly (?:it|the drone)|drone|no-?fly|close the (?:street|road)|block the (?:street|road)|anyways|traffic|on the (?:highway|freeway|tracks)",
)
const IF_ASKED = anyOf(
  '(?:if|when|in case) (?:the |any |an? )?(?:cops?|police|officers?|inspectors?|landlord|city|fire (?:marshal|department)|hoa|super|building manager|insurance|tax (?:man|office)|immigration|security|authorities|labou?r board|patrol)(?: \\w+)? ?(?:asks?|comes?|shows?|knocks?|calls?|turns?|stops?|finds?|wants?|drives?)',
)
const COVER_STORY = anyOf(
  "say (?:we|it|you|i|that|nothing|they)|tell (?:them|him|her) (?:we|it|you|i|that|nothing|they)|pretend|you (?:never|don'?t|didn'?t)|we (?:never|don'?t know)|don'?t mention|act (?:like|as)|hide|play dumb|deny|lie|nobody (?:was|is)|just (?:friends|a party|family)|birthday|stall|keep quiet|run",
)
const SELL_DRINKS = anyOf(
  'sell(?:ing)? (?:drinks|alcohol|liquor|booze|beer|shots|tickets and)|cash bar|(?:poker|casino|gambling|card) (?:night|room|game|tables?|party|den)|betting|cock ?fights?|dog ?fights?|fight club|rave|underground (?:party|club|casino|fight)|bare-?knuckle',
)
const OFF_RECORD = anyOf(
  'unlicen[sc]ed|no licen[sc]e|without (?:a |any )?(?:liquor )?(?:licen[sc]e|permit)|real (?:money|stakes|bets)|illegal\\w*|cops|police|invite only|secret|under the radar|off the books|bets?|the house takes|our cut|buy-?in',
)

export const ILLEGAL_TOPICS: Topic[] = [
  topic('illegal', [FORGED, PAPERS], { unless: NO_FAKE, within: 60 }),
  topic('illegal', [UNAWARE, RECORD], {
    isAcross: true,
    within: 90,
    unless:
      /\b(?:with (?:their|her|his) (?:permission|consent)|never|surprise (?:party|proposal)|propos(?:e|al|ing)|won'?t know we were|we (?:won'?t|don'?t|never|wouldn'?t) (?:film|record|shoot)|hear us|signed)\b/,
  }),
  topic('illegal', [HIDDEN, RECORD, PRIVATE], {
    within: 80,
    unless:
      /\b(?:cover|never|no (?:hidden )?cameras?|not|without showing|is there a|don'?t|lav|body mics?|sound|cables?)\b/,
  }),
  topic('illegal', [CHILD, UNGUARDED], { within: 90, isAcross: true, unless: GUARDED }),
  topic('illegal', [UNDER_AGE, ADULT_THINGS], {
    within: 60,
    unless: /\b(?:no|not|never|without|apple|ginger|root|adults?|non-?alcoholic|can'?t|legal)\b/,
  }),
  topic('illegal', [SUPPLIER, GOODS_MOVED], {
    unless: /\b(?:car|art|antique|furniture|rental|camera|power|outlet|socket)\b/,
  }),
  topic('illegal', [WEIGHT, DRUG_TALK], {
    within: 60,
    unless:
      /\b(?:brick (?:wall|walls|building|house|oven)|sandbags?|steel|weights?|load|props?|coffee|flour|sugar|chocolate|cookies|bread|cake|dinner|chili|pancakes|food|greenhouse|house ?plants|potted|fake|white (?:brick|wall|paint|bricks)|bricks? (?:are|is|and|in)|ceiling|watering|zips? (?:up|ties?))\b/,
  }),
  topic('illegal', [DRUGS, SUPPLY], { within: 50, unless: NO_DRUGS }),
  topic('illegal', [WEAPON, UNLICENSED], { within: 70, isAcross: true, unless: HARMLESS }),
  topic('illegal', [ON_FIRE, NO_SAFETY], { within: 80 }),
  topic('illegal', [STOLEN, GOODS, HANDLED], { within: 80, isAcross: true, unless: NOT_STOLEN }),
  topic('illegal', [ENTRY, AWAY], { within: 70, unless: WAY_IN }),
  topic('illegal', [OFFICIAL, PAYOFF], { within: 60, unless: HONEST }),
  topic('illegal', [GAIN, LIE, CLAIM], {
    within: 90,
    isAcross: true,
    unless:
      /\b(?:overtime|split the (?:day|shoot|crew|cost|bill|invoice between)|two invoices|split (?:between|into) two)\b/,
  }),
  topic('illegal', [NO_PERMIT, EVADE], {
    within: 80,
    isAcross: true,
    unless:
      /\b(?:can'?t|cannot|won'?t (?:shoot|film|fly)|never (?:shoot|film|fly)|not (?:fly|film|shoot|allowed)|don'?t (?:shoot|film|fly)|no (?:shooting|filming|drones?) without|do (?:we|i) need)\b/,
  }),
  topic('illegal', [IF_ASKED, COVER_STORY], {
    unless: /\b(?:show|permit|certificate|call (?:me|us)|paperwork)\b/,
  }),
  topic('illegal', [SELL_DRINKS, OFF_RECORD], {
    within: 80,
    unless: /\b(?:licensed bartender|with a licen[sc]e|no real)\b/,
  }),
]
