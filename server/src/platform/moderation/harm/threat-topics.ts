import { type Topic, topic } from '../find-topics.ts'
import { anyOf, oneOf } from '../patterns.ts'

const KIN =
  '(?:wife|husband|kids?|child(?:ren)?|daughters?|sons?|family|mother|mom|mum|dad|father|girlfriend|boyfriend|partner|fianc[e]+|dog|cat|parents|grandmother|grandma|sister|brother|girls|boys|little one|baby)'
const WE_WILL = oneOf([
  "\\b(?:i|we)(?:'ll| will|'m going to|'m gonna|'d| would| can| could| might| should| ought to| swear|'m about to| am going to|'re going to|'re gonna| have to| plan to| intend to| want to)|\\bgonna|\\bimma|\\blet me|\\bsome(?:one|body) (?:will|should|might|could)|\\bmy (?:guys|boys|friends|brothers?|cousins?|people|crew|uncle|dad) (?:will|would|can|could|might|know|knows)",
])

// "It would be a shame if …"
const SHAME = anyOf(
  "(?:shame|pity|unfortunate|tragic|tragedy|sad|terrible|awful|too bad|unlucky|heartbreaking|regrettable|inconvenient|embarrassing) if|(?:hate|hates|sorry) (?:for|to see) (?:something|anything|your|it|you|that)|(?:wouldn'?t|don'?t) want (?:anything|something|an accident|any accidents?|your)|lastima (?:que|si)|pena (?:que|si)|dommage (?:que|si|qu'il)",
)
const MISHAP = anyOf(
  'something|anything|someone|somebody|your|inspector|police|word|accident\\w*|burn\\w*|fire|flood\\w*|broke|smashed|windows?|disappear\\w*|le pasara|algo|quelque chose|votre|ta|ton|tu|su',
)
const PLAIN_REGRET =
  /\b(?:rain\w*|weather|cancel\w*|miss(?:ed)?|couldn'?t|can'?t (?:make|find|use)|sold|booked|gone|taken|light (?:goes|is|went)|scratch\w*|floors?|spill\w*|your (?:floor|table|furniture|rug|piano|sofa|walls?|lawn|plants)|get damaged|damaged? (?:the|your)|neighbou?rs (?:complain|were)|we (?:lost|had)|deposit|wake|woke|to (?:pay|lose|wait))\b/

// Blackmail.
const UNLESS_YOU = anyOf(
  "or|unless|otherwise|if you (?:don'?t|refuse|won'?t|say no|report|cancel|talk|tell|ever)|until you|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|midnight|noon)|o (?:me|nos)|a menos que|si no|sinon|ou (?:je|tu|on)|a moins que",
)
const FOLK = anyOf(
  `your (?:whole |entire )?(?:${KIN}|boss|employer|church|followers|landlord|clients?|neighbou?rs|friends|school|company|coworkers|colleagues)|everyone|everybody|the (?:internet|press|whole (?:town|world|street|city|neighbou?rhood|internet)|papers|tax (?:office|man|people)|irs|city|news|media|police|cops)|immigration|ice|social services|child services|cps|hacienda|the (?:world|public)|(?:on|to the) (?:internet|news)|online|internet|tu (?:mujer|esposa|marido|esposo|familia|jefe)|ta (?:femme|famille)|ton (?:mari|patron)|tout le monde|todo el mundo|todos|facebook|instagram|twitter|tiktok`,
)
const TELLS = anyOf(
  'sees?|hears?|finds? out|knows?|learns?|gets? (?:to (?:see|know|hear)|a (?:copy|call|letter|visit|look|link)|sent|told|the)|tell|told|send|sent|post(?:ed)?|leak(?:ed)?|share|publish\\w*|upload\\w*|going? (?:public|online|viral)|goes (?:public|online|viral|up|out|to)|expose\\w*|e-?mail(?:ed)?|report(?:ed)?|wakes? up|call|reads?|watch(?:es)?|subo|publico|mando|se entera\\w*|sabra|publie|envoie|raconte|saura|balance|at your door|knock(?:s|ing)?',
)
const SECRET = anyOf(
  'footage|videos?|photos?|pictures?|pics|screenshots?|recordings?|tapes?|messages|secrets?|proof|evidence|what you did|what (?:goes|went) on|what happen(?:s|ed)|what i (?:know|have|found|saw)|affair|that (?:woman|man|girl|night|guy)|naked|nudes?|private|dirty (?:laundry|little)|everything i know|fotos|videos? intim\\w+|intim[ae]s?|images|your past|real name|criminal record|taxes|undocumented|papers|illegal \\w+|address|browser history|that back room|immigration|ice',
)
const OF_YOU = anyOf(
  '(?:screenshots?|photos?|pictures?|pics|footage|videos?|recordings?|tapes?|proof|evidence|dirt|nudes)(?: \\w+){0,2} (?:of|on|about|from|that) (?:you(?!r (?:space|place|loft|house|studio|home|kitchen|garden|listing|living|yard|pool|roof|photos))(?:r (?:wife|husband|daughter|bedroom|affair|mistress|\\w+ing))?|what you|that (?:night|woman|girl))|(?:found|have|seen|read|copied) your (?:private|secret|diary|browser|messages|texts)|(?:i|we) know (?:what you (?:did|do|hide|have)|about (?:your|the|you)|your (?:little )?secret)',
)
const PRICE = anyOf(
  'price|money|pay|paid|or|unless|discuss|discount|refund|free|deposit|cheap\\w*|bill|talk|rate|negotiat\\w*|agree|approve|accept|thousand|hundred|\\$ ?\\d+|grand|reconsider|think again|be nice|cooperate|quiet|silence|weekend|booking|wife|husband|boss|would love to see|public',
)
const AUTHORITY = anyOf(
  '(?:call|tell|send|have|get|bring|alert|report)(?:ing)? (?:you |your (?:\\w+ )?|him |her |them )?(?:to )?(?:immigration|ice|cps|child (?:protective )?services|social services|la migra)|(?:have|get) you (?:deported|evicted|arrested|fired|locked up|audited|banned from|shut down)|deport(?:ed)? you|get(?:ting)? deported',
)

// Somebody watches.
const WATCHES = oneOf([
  "\\bi(?:'ve| have|'m| am)? (?:been )?(?:parked|standing|sitting|waiting|watching|outside|right outside|staring|looking)(?: \\w+){0,2} (?:outside|across from|near|in front of|at|opposite|behind|from across|into|down) your (?:\\w+ )?(?:place|house|home|door|window|windows|street|gate|building|bedroom|car|kids|apartment|school|family)\\b(?! (?:and (?:can'?t|nobody)|but|for (?:the )?(?:scout|pick|tour)|with the (?:truck|gear|van|keys)|, (?:can|could|which|where)|can|could))",
  "\\bi(?:'ve| have)? (?:saw|seen|see|watched|watch|followed|follow|been following|been watching|spotted) (?:you|u|your (?:wife|husband|kids?|daughter|son|girlfriend|boyfriend|mother|family))(?: \\w+){0,2} (?:at the (?:grocery|supermarket|store|gym|park|mall|school|bar|bus|pharmacy|bank|playground|station|cafe|coffee)|through (?:the|your)|leav\\w+|walk\\w*|undress\\w*|sleep\\w*|jog\\w*|home|every (?:day|morning|night)|yesterday|last night|this morning|drop\\w*|pick\\w*|alone|get(?:ting)? (?:in|out|home|off))\\b",
  `\\byour (?:${KIN})(?:'s| is| are)? (?:always |usually |really |still |so |often |every \\w+ )?(?:walk|jog|post|play|leave|take|go|ride|bike|wait|come|get|look|seem|attend|sleep|run|swim|finish|is home|alone)(?:s|es|ing)?\\b[^.!?\\n]{0,50}\\b(?:school|jog\\w*|route|bus|alone|every|morning|park|\\d|practice|pretty|so (?:pretty|happy|small|young)|home|happy|safe|playground|nice|lovely|healthy|careful|window)\\b`,
  `\\b(?:i|we) know (?:your|the) (?:\\w+ )?(?:schedule|routine|route|kids'?|daughter'?s?|son'?s?|wife'?s?|school|license plate|plate|shift|bedtime|alarm code|home address|address)\\b`,
  '\\b(?:what|which) (?:time|hour|way|route|bus|car|school) (?:you|your \\w+|she|he|they) (?:leaves?|gets? home|comes? home|walks?|goes?|takes?|drives?|jogs?)\\b',
  '\\byou (?:leave|get home|come home|walk the dog|jog|sleep|go to bed|park|take the (?:bus|trash)) (?:alone|at (?:\\d|six|seven|eight|nine|ten|eleven|midnight|night)|every|by yourself|around \\d)',
  "\\b(?:find|found|have|got|looked up|know) (?:out )?(?:your|ur) (?:home |real |private )?(?:address|house|apartment)\\b[^.!?\\n]{0,20}\\b(?:not|wasn'?t|easy|easily|online|too|already|now|and)\\b",
  '\\bse donde (?:vives|trabajas|estudian?|vas)|\\bsabemos donde|\\bje sais ou (?:tu|vous|tes|vos|ta)|\\bon sait ou (?:tu|vous)',
])
const MENACE = anyOf(
  "i can wait|wait (?:longer|all night|as long)|nervous|watch(?:ing)? (?:you|your)|my money|about (?:my|the|our) (?:money|deposit|refund|booking)|interesting|cute|careful|keep it that way|be a shame|alone|or|unless|pay|refund|approve|cancel|sleep|lights? (?:on|off|out)|you looked|(?:green|red|blue|black|white|yellow) (?:jacket|dress|coat|car|shirt|hat)|nice (?:car|dress|dog|kids|house)|i know|remember|think (?:about|again|twice)|lovely|pretty|sweet|would(?:n'?t)? want|so (?:safe|easy)|now|answer me|see you|soon|smile|wave|hiding|can'?t hide|deserve|look (?:good|pretty|happy|scared)|same time|every (?:day|night|morning)|school|hour",
)

// What will be left of somebody.
const AFTERMATH = anyOf(
  'ambulance|stretcher|body ?bag|coffin|casket|wheelchair|crutches|hospital|emergency room|icu|morgue|grave|(?:picking|pick|spitting|spit|swallow\\w*|lose|losing|missing|count\\w*|collect\\w*|looking for|search\\w* for) (?:up |out )?(?:your |a few |some |those )?teeth|through a (?:straw|tube)|broken (?:bones?|legs?|arms?|nose|jaw|fingers|ribs|kneecaps)|six feet under|river|ditch|trunk|desert|shallow|funeral|pool of blood|black eye|pieces|in a box|wooden box|cement|missing person|milk carton|obituary|hospital bed|cimetiere|hopital|cementerio|ataud|ambulancia',
)
const TO_YOU = oneOf([
  "\\b(?:you|u|ya)(?:'ll| will| are going to|'re going to|'re gonna| gonna| might| could| may| end up| wake up| go(?:es)? home| leave|'d)\\b",
  '\\b(?:put|send|leave|get|have|see|carry|bury|drop|throw|find|dump|stuff) (?:you|u|your (?:body|family|kids?|wife|husband))\\b',
  '\\b(?:plan|planning|arrange|book|write|dig) your\\b',
  '\\b(?:vas|vais|te|tu) (?:a |vas |voy a |vamos a )?(?:acabar|terminar|finir|mandar|dejar|envoyer)\\b',
])
const NO_HARM =
  /\b(?:nearest|closest|find (?:a|the|wheelchair)|ramp|access|lift|elevator|call sheet|river (?:view|bank)|by the river|river is|trunk of|desert (?:light|sun|heat)|stand-?by|on set|wardrobe|van|prop|medic|in case|see (?:the|a) (?:river|desert)|truck)\b/

// What is done to things.
const WRECK = anyOf(
  'smash|break|wreck|destroy|burn|slash|trash|torch|key|shatter|bash|ruin|demolish|vandali[sz]e|tear|rip|cut|kick|poison|blow|flood|spray-?paint|wring|snap|crush|twist|cave|split|bust|tank|sink|finish|bury|crash|nuke|quemar|romper|destrozar|casser|bruler|detruire|defoncer|wipe|rob|empty|strip',
)
const ALL_YOURS = anyOf(
  '(?:everything|every \\w+|all(?: the \\w+)?|anything|each \\w+|whatever|what) you (?:own|have|love|built|care about|got)|your (?:\\w+ )?(?:windows?|car|cars|tires|tyres|van|door|teeth|neck|skull|head|face|jaw|legs?|arms?|fingers?|hands?|kneecaps?|ribs?|nose|life|lives|career|business|reputation|rating|listing|marriage|company|name|family|studio (?:down|up)|house (?:down|up)|place (?:down|up|to the ground)|home (?:down|up)|pretty (?:face|little)|precious \\w+|little (?:business|studio|house|life|dog|garden))|you (?:in (?:bad |one|fake |negative )|under|alive|up|to pieces|apart|in half)|tu (?:casa|coche|carro|cara|negocio|vida)|ta (?:gueule|maison|voiture|vie|reputation|boite)|tes (?:dents|vitres|jambes)|tus (?:dientes|ventanas|piernas)',
)
const NO_WRECK =
  /\b(?:accident(?:al)?ly|by accident|won'?t|will not|never|don'?t want|not (?:to )?|careful|promise|afraid|worried|if we (?:break|ruin|damage|scratch)|break down your|in case|cut (?:your|you) (?:a deal|off|some)|break your (?:rules|house rules)|kick your|burn your (?:cd|playlist)|split your|key (?:light|in)|make[- ]?up|keep your|rip(?:ping)? up your (?:carpet|floor)|before and after|renovat\w+)\b/

const RUIN = oneOf([
  '\\b(?:a hundred|hundreds of|dozens of|fifty|twenty|fake|bot|endless|bad|one[- ]star|1[- ]star|negative)(?: fake| bad| one[- ]star| 1[- ]star| negative)* reviews\\b',
  "\\b(?:out of business|shut (?:you|your \\w+|this place|it all) down|run you out|never (?:rent|host|work|book|shoot|sleep|find work)(?: \\w+){0,4} again|lose (?:your|everything|the) ?(?:licen[sc]e|house|home|business|job|kids|listing)?|cost you (?:everything|your|dearly|more than)|bleed you dry|go bankrupt|blacklist(?:ed)?|your days are numbered|count(?:ing)? (?:your|the) days|wish you(?:'d| had)? never|hurts? you (?:most|where)|hit you where|make an example)\\b",
])
const PRESSURE = anyOf(
  "or|unless|if you|if i|until|otherwise|i'?ll|we'?ll|i will|we will|gonna|i can|i know people|watch me|make sure|friends who|my (?:cousins?|brothers?|friends|guys|boys|followers|fans|audience)|promise|going to|by the time|when i'?m done|before i|you'?ll|you will|si no|sinon",
)

// Sayings that mean nothing else.
const SAYINGS = oneOf([
  "\\bpeople (?:who|that) (?:cross|mess with|lie to|screw|betray|disappoint|say no to|cheat|ignore|refuse) (?:me|us|my)\\b(?=[^.!?\\n]{0,60}\\b(?:accidents?|regret|sorry|hurt|disappear|end up|pay|never|lose|tend|don'?t|usually|find)\\b)",
  '\\b(?:tend|tends|prone|known) to (?:have|meet with) accidents\\b',
  "\\b(?:send|sending|get|know) (?:some(?:one|body)|people|a guy|guys|my \\w+|a friend|a couple of \\w+) (?:to|who(?:'ll)?) (?:collect|visit|pay you|have a (?:word|chat|talk) with you|handle|persuade|convince|deal with|take care of (?:you|it|people)|hurt|break|solve|make you|remind you|explain|teach)\\b",
  '\\b(?:i|we) always (?:collect|get (?:even|what|my)|settle)\\b',
  '\\bone way or (?:another|the other)\\b(?=[^.!?\\n]{0,40}\\b(?:collect|pay|get (?:you|my|even|what)|regret|find you|sorry)\\b)',
  "\\byou(?:'re| are)? (?:not going to|won'?t|will not|wouldn'?t) (?:like|enjoy|love) (?:how|what (?:happens|i|we|comes|follows)|the (?:other|way|alternative|consequences)|it (?:if|when) (?:i|we)|me when|my other|my next)\\b",
  `\\b(?:your (?:${KIN}|kids|house|place|windows|car|face)|you)\\b[^.!?\\n]{0,30}\\b(?:happy|safe|healthy|in one piece|pretty|intact|alive|smiling|unharmed|standing)\\b[^.!?\\n]{0,20}\\b(?:keep it that way|stay that way|for now|remain so|want (?:it|them|that) to stay|if you (?:want|like|pay|behave))\\b`,
  `\\b(?:if|as) you (?:love|value|care about|like|want to keep|treasure) your (?:${KIN}|life|teeth|house|studio|health|windows|fingers|face|car|knees)\\b`,
  `\\bfor (?:your (?:${KIN})'?s?|the kids'?|your own) (?:sake|good|health)\\b(?=[^.!?\\n]{0,40}(?:\\b(?:pay|cancel|approve|refund|answer|reply|delete|agree|drop|don'?t|think|reconsider)\\b|$))`,
  '\\b(?:f[u*#@$%_.-]{1,4}[ck*#@$%]{0,3}|mess|screw|rough|beat|bust|cut|carve|smack|bang) (?:you|u|ya) (?:right |all |the hell |so )?up\\b(?! (?:with|to|at|on|a|some|for (?:a|the)|in (?:the|a) (?:van|car)))',
  '\\b(?:wring|snap|break|twist|slit|slice) (?:your|ur|yer) (?:\\w+ )?(?:neck|throat|spine)\\b',
  '\\b(?:can|jug|bottle|bucket|gallon|tank)s? of (?:petrol|gasoline|gas|kerosene|lighter fluid)\\b(?=[^\\n]{0,60}\\b(?:match|lighter|nobody|your|make sure|burn|goodbye)\\b)|\\b(?:make sure|nobody will|no one will|your (?:place|house|studio|home)|match(?:es)?)\\b[^.!?\\n]{0,50}\\b(?:petrol|gasoline|kerosene|lighter fluid)\\b',
  '\\b(?:last|final|only|first and last) warning\\b(?! (?:light|sign|bell|from (?:the )?(?:city|hoa)))',
  "\\b(?:you'?ve|you have|been|consider yourself) (?:been )?warned\\b",
  "\\b(?:not|isn'?t|no) a threat,? (?:it'?s|but|just|that'?s|only)\\b|\\b(?:that'?s|it'?s|is) not a threat\\b|\\bcall it a (?:threat|promise|friendly)\\b",
  "\\b(?:tick ?,?-? ?tock|clock(?:'s| is) ticking)\\b(?=[^\\n]{0,60}(?:$|\\b(?:pay|you|your|money|last|or)\\b))(?<!\\bbudget [^.!?\\n]{0,30})",
  "\\b(?:lock|check|bolt|double[- ]check) your (?:doors?|windows?|brakes|locks?|car|tires|smoke)\\b(?=[^.!?\\n]{0,30}(?:$|[.!]|\\b(?:tonight|before|every|at night|from now|twice|if i|carefully|drive)\\b))(?<!\\b(?:please|we'?ll|we will|can|could|to|always|you should)(?: \\w+){0,2} (?:lock|check) your \\w+)",
  '\\bsay (?:goodbye|bye|bye-?bye|farewell|adios) to your\\b|\\bkiss your (?:\\w+ ){1,2}goodbye\\b',
  "\\b(?:never|nobody will|no one will|won'?t) (?:ever )?(?:find (?:you|your body|the body|what'?s left)|hear you scream|identify|miss you when)\\b",
  '\\b(?:sleep (?:well|tight|light(?:ly)?)|sweet dreams)\\b(?=[^\\n]{0,40}\\b(?:while you|tonight|if you can|know|watching|doors?|last)\\b)',
  "\\b(?:enjoy|hug|kiss|hold|cherish) (?:it|your \\w+|them|the (?:house|place|quiet|studio|view)|that \\w+)(?: \\w+){0,2} while (?:it lasts|you (?:still )?(?:can|have)|(?:he|she|they)(?:'s|'re| is| are| still))",
  '\\b(?:just|fresh|recently) (?:got )?out of (?:prison|jail|the joint)\\b(?=[^\\n]{0,60}\\b(?:you|your|visit|bored|owes?|angry|meet|work)\\b)',
  "\\b(?:snitch(?:es)?|rats?) (?:get|gets|end|always|don'?t|pay)\\b",
  '\\b(?:acid|bleach) (?:in|on|to|at|over) your (?:face|eyes|dog|lawn|car)\\b',
  "\\b(?:accidents?|fires?|things|bad things|stuff|mistakes?) happens?\\b(?=[ ,.]{0,3}(?:to|especially|when|so|pay|be careful|you know|in (?:old|wooden|dark)|at night|every day|don'?t they|right\\?|all the time))(?<!\\b(?:if|in case|no worries,?|don'?t worry,?|okay,?) (?:an? )?(?:accidents?|things|mistakes?|fires?) happens?)",
  "\\b(?:i|we)(?:'ll| will|'m going to| am going to)? (?:be (?:seeing|watching|waiting for|coming for)|visit|pay a visit to|drop in on|come for|come looking for|be back for) (?:you|your (?:kids|wife|family|daughter|house))\\b(?= ?(?:[.!]|$|,? (?:when you least|and you|one night|at night|real soon|either way|whether|sooner|in the dark|alone|with)))(?<!\\b(?:looking forward|excited|happy)\\b[^.!?\\n]{0,40})",
  '\\b(?:te voy a|te vamos a|os vamos a) (?:matar|romper|partir|quemar|reventar|hundir|arruinar|joder|encontrar|buscar|destrozar|denunciar a)\\b|\\b(?:ya veras|te vas a arrepentir|te arrepentiras|atente a las consecuencias|cuidate la espalda|lo vas a pagar|vas a pagar|te mato|te rompo|te quemo|tu familia lo)\\b',
  '\\b(?:je vais te|on va te|je vais vous|je te) (?:tuer|crever|casser|buter|defoncer|frapper|detruire|retrouver|saigner|bruler|ruiner|demolir|tue|creve|casse|bute|defonce|retrouve)\\b|\\b(?:tu vas (?:le )?(?:regretter|payer|voir|crever|morfler)|tu (?:le )?regretteras|vous (?:le )?regretterez|fais gaffe a|gare a (?:toi|vous|ta)|tu sais pas a qui)\\b',
  '\\bo me (?:pagas|devuelves|das)\\b[^.!?\\n]{0,25}\\bo\\b',
])

export const THREAT_TOPICS: Topic[] = [
  topic('threat', [SAYINGS]),
  topic('threat', [SHAME, MISHAP], { within: 60, unless: PLAIN_REGRET }),
  topic('threat', [FOLK, UNLESS_YOU, TELLS], {
    within: 60,
    unless:
      /\b(?:wrap|call sheet|lunch|e-?mail everyone|everyone (?:knows|sees|gets) (?:where|the|their|lunch|fed)|send everyone|tell everyone (?:to|where)|permits?|schedule|review it|noise|hear (?:us|the|it|music|anything)|loud|or (?:so|two|three|is|are|do|does|should|will|would|can|not|later|both|a|an|any|just|maybe|only|the|we|after|before|another))\b/,
  }),
  topic('threat', [FOLK, SECRET, TELLS, PRESSURE], {
    within: 80,
    isAcross: true,
    unless:
      /\b(?:release[sd]?|signed|photograph\w*|shoot|crew|shots?|listing|scout\w*|call sheet|moodboard|upload(?:ed)? (?:the|it|them)|behind the scenes|premiere|music video|credits?|location photos|reference)\b/,
  }),
  topic('threat', [OF_YOU, PRICE], {
    within: 80,
    isAcross: true,
    unless:
      /\b(?:send|headshots?|portraits?|portfolio|shoot|about (?:your|the) (?:rules|policy|house|space|place|parking|noise|neighbou?rs|price|rate|listing|fee|deposit)|insurance|proof of)\b/,
  }),
  topic('threat', [AUTHORITY, PRESSURE], { isAcross: true, unless: /\b(?:letter|visa sponsor\w*)\b/ }),
  topic('threat', [WATCHES, MENACE], {
    within: 90,
    isAcross: true,
    unless:
      /\b(?:scout(?:ing)?|buzzer|buzz|gate code|let (?:me|us) in|which (?:door|entrance)|truck|load-?in|welcome|adorable|allerg\w*|in the shot|on camera|will (?:he|she|they) be)\b/,
  }),
  topic('threat', [AFTERMATH, TO_YOU], { within: 60, unless: NO_HARM }),
  topic('threat', [ALL_YOURS, WE_WILL, WRECK], { within: 60, unless: NO_WRECK }),
  topic('threat', [RUIN, PRESSURE], {
    within: 70,
    unless:
      /\b(?:scared|afraid|worried|sorry|don'?t want|we (?:could|would|might|may) lose|lose (?:your|the) (?:place|spot|slot|deposit|light)|i lose|we lose)\b/,
  }),
]
