const I =
  "(?:\\bi|\\bi'?ll|\\bi will|\\bi'?m (?:going to|gonna)|\\bi am going to|\\bwe'?ll|\\bwe will|\\bwe'?re (?:going to|gonna)|\\bgonna|\\bi want to|\\bi swear i(?:'?ll| will)|\\bi (?:could|would|can|might)|\\bmy (?:guys|boys|friends) will|\\b(?:someone|somebody) (?:will|is going to|should))"
/** "I'll come over to your place and …" */
const ON_THE_WAY =
  '(?: (?:come|go|drive|over|there|here|to|your|house|place|studio|home|and|back|personally|fucking|just|find|you|then|really)){0,8}'
const BODY = '(?:legs?|neck|jaw|face|arms?|fingers|kneecaps|knees|skull|teeth|bones|nose)'
const KIN = '(?:family|kids?|children|wife|husband|mother|mom|daughter|son|dog)'
const PEOPLE =
  '(?:blacks|black people|jews|jewish people|muslims|arabs|mexicans|latinos|asians|asian people|mexican people|arab people|muslim people|chinese people|indians|immigrants|foreigners|gays|gay people|gay couples|lesbians|queers|trans people|transgenders|disabled people|africans|hispanics|refugees|gypsies|women drivers)'
const SUBHUMAN =
  '(?:animals|criminals|thieves|vermin|rats|scum|filth|filthy|dirty|trash|garbage|subhuman|parasites|disgusting|inferior|stupid|savages|a disease|cockroaches|pigs|apes|monkeys|rapists|terrorists|liars|sick)'
const DRUG =
  '(?:coke|cocaine|blow|weed|molly|mdma|ecstasy|meth|heroin|ketamine|xanax|adderall|oxy|oxycodone|fentanyl|lsd|acid|shrooms|crack|drugs|pills|edibles|party favors)'

export const THREATS = compile([
  `${I} (?:come|drive|fly|show up|go)(?: \\w+){0,3} and (?:kill|beat|hurt|stab|find) (?:you|u)\\b`,
  `${I}${ON_THE_WAY}(?: \\w+)? (?:kill|murder|stab|strangle|hurt|destroy|gut|end|rape|smash|beat) (?:you|u|ur|ya)\\b(?! (?:up )?(?:to|there|at) )(?! in (?:post|the edit))`,
  `${I}${ON_THE_WAY}(?: \\w+)? (?:kill|murder|stab|hurt|rape|shoot|burn|get) your ${KIN}\\b(?! (?:portraits?|photos?|video|scene|at \\d|from|with the|on|in the|first|next))`,
  `${I}${ON_THE_WAY}(?: \\w+)? shoot (?:you|u) (?:dead|down|in the (?:head|face|back|chest|leg)|with (?:a|my) (?:gun|rifle|pistol|glock))`,
  `${I}${ON_THE_WAY}(?: \\w+)? (?:break|smash|crush|cut|bash|punch|rearrange) (?:your|ur) (?:fucking |damn )?(?:${BODY}|head)(?: in| off)?\\b`,
  `${I}${ON_THE_WAY}(?: \\w+)? (?:burn|torch|blow up|trash|wreck|bomb)(?: down)? (?:your|ur|the|this|that) (?:fucking |damn )?(?:house|place|home|studio|property|loft|building|car)\\b(?! (?:set|prop|scene|model|miniature))`,
  `\\b(?:burn|torch) (?:your|ur) (?:house|place|studio|home)(?: down)?\\b`,
  `\\b(?:you|u|ya)(?:'?re (?:going to|gonna)|'?ll| will| are going to|r? gonna) (?:get hurt|be hurt|die|bleed|suffer|end up (?:dead|in (?:a|the) (?:hospital|river|ditch|grave)))\\b(?! (?:of|for|laughing|when you see|from laughing|in scene|on screen|in the (?:scene|film)))`,
  `${I}${ON_THE_WAY}(?: \\w+)? (?:knock|kick|beat|punch|smash) (?:your|ur) (?:\\w+ )?(?:teeth|head|face|door)(?: out| in| down)\\b`,
  `\\b(?:i|we|i'?ll|i'?m|we'?ll|we'?re)\\b[^.!?\\n]{0,25}\\bfind (?:out )?where (?:you|u) (?:live|sleep|work)\\b|${I} make (?:you|u) pay\\b(?! (?:through|via|on|for (?:the|overtime|damage)|\\$))`,
  `\\b(?:hunt|track) (?:you|u) down\\b`,
  `\\b(?:i|we) know where (?:you|u|your (?:kids|family|children)) (?:live|sleep|work|go to school|park)s?\\b`,
  `\\bwatch your back\\b(?! (?:up|drop|ground|wall))|\\byou(?:'?re| are) (?:a )?dead(?: man| woman| meat)?(?: to me)?(?:[.!]|$| if)`,
  `\\b(?:you|u)(?:'?ll| will| are going to| gonna) (?:regret|be sorry|pay for) (?:this|it|that|ever|what|you (?:ever|messed|crossed|met|did))\\b(?! (?:on|through|with) )`,
  `\\b(?:slit|cut) (?:your|ur) throat\\b|\\bbullet in (?:your|ur)\\b|\\bput (?:you|u) in (?:the|a) (?:hospital|ground|grave|wheelchair)\\b`,
  `\\b(?:beat|kick|knock) the (?:shit|crap|hell|living daylights) out of (?:you|u)\\b|\\b(?:beat|kick) your ass\\b`,
  `\\b(?:come|coming|send (?:someone|people|my guys)) after (?:you|u|your ${KIN})\\b(?! (?:with|for) )(?!r)`,
  `\\bkill (?:your|ur) ?self\\b|\\bkys\\b|\\bgo (?:and )?(?:die|hang yourself)\\b|\\bhope (?:you|u|your ${KIN}) (?:die|dies|get cancer|burn)\\b`,
  `\\b(?:or|before) (?:i|we)(?:'?ll| will)? (?:come over and )?(?:hurt|kill|beat) (?:you|u|someone|somebody)\\b`,
  `\\bpay (?:up|me)(?: now)?,? or (?:i|we|you|your|else)\\b|\\b(?:accidents?|something bad) (?:can |could |will |might )?happens? to (?:you|your)\\b`,
  `\\bsleep with one eye open\\b|\\bmake (?:you|u) (?:bleed|suffer|scream)\\b|\\b(?:shoot|blow) your (?:brains|head)(?: out| off)\\b`,
])

export const HATE = compile([
  `\\bgo back to (?:your (?:own )?country|where you came from|africa|mexico|china)\\b`,
  `\\b(?:don'?t|do not|never|won'?t|will not|refuse to) (?:want |like |let |rent |host |serve |work |deal |allow |accept |book |trust )(?:to |with |any |having )*${PEOPLE}\\b`,
  `\\bno (?:${PEOPLE}|fags?|queers?)(?: (?:or|and) ${PEOPLE})?,? (?:allowed|here|in my|at my|on my|welcome|on set|in this|please\\b(?! in))`,
  `\\b(?:all |you |those |these |most |damn |fucking |bloody )?${PEOPLE},? (?:always |all |just )?(?:are|r) (?:all |always |just |nothing but |fucking |so )*${SUBHUMAN}\\b`,
  `\\b(?:you|your|those|these) people are (?:all |always |just |nothing but |fucking )*${SUBHUMAN}\\b`,
  `\\b(?:dirty|filthy|stupid|fucking|damn|disgusting|ugly) (?:jews?|blacks?|mexicans?|muslims?|arabs?|gays?|immigrants?|foreigners?|queers?|lesbians?|asians?|indians?|gyps(?:y|ies)|homos?)\\b(?! (?:look|wall|paint|backdrop|jeans|suit|floor|velvet|screen))`,
  `\\b(?:white power|white supremacy rules|heil hitler|sieg heil|hitler was right|gas the|kill all (?:the )?(?:jews|blacks|muslims|gays|whites|mexicans|trans)|master race|race traitors?)\\b`,
  `\\b(?:don'?t|do not|never|won'?t|no) (?:want|need|like|serve|host|rent to|let in|allow|welcome) (?:any of )?(?:your kind|people like you|your sort|you people)\\b`,
  `\\b${PEOPLE} (?:are |r )?(?:not|never|aren'?t|are not|should ?n[o']t be) (?:welcome|allowed|let in|human)\\b|\\bkeep (?:the )?${PEOPLE} (?:out|away)\\b`,
  `\\b(?:women|girls|men|guys|immigrants|foreigners) like (?:you|u) (?:should|need to|belong|deserve|are|r|must|never)\\b(?! (?:welcome|great|the best|why|amazing|rare))`,
  `\\b(?:you|u)(?:'?re| are)?(?: an?| such an?| all| nothing but)?(?: (?:disgusting|filthy|dirty|fat|ugly|stupid|fucking|greedy|worthless|little|damn|old|lying)){1,3} (?:pigs?|scum|animals?|vermin|filth|garbage|trash|rats?|parasites?|cows?|monkeys?|apes?|dogs?)\\b`,
  `\\b(?:your kind|people like you|your race|your people) (?:don'?t|do not|isn'?t|is not|aren'?t|are not|should|shouldn'?t|belong|ruin|make me|deserve|are not)\\b`,
  `\\b(?:hate|can'?t stand|despise|sick of) (?:all |the |these |those |you )?(?:fucking )?${PEOPLE}\\b`,
  `\\b(?:it'?s|its|being) (?:gay|trans|queer|homosexual)\\b[^.!?\\n]{0,15}\\b(?:is a sin|sin|abomination|mental illness|a disease|disgusting)\\b|\\b(?:gays|homosexuals|trans people|faggots) (?:will|should|must|belong) (?:burn|die|be |rot|in hell)`,
])

export const SOLICITATION = compile([
  `\\b(?:send|show|share|trade|want|text) (?:me |us |you )?(?:some |your |ur |a few )?(?:nudes|dick pics?|naked (?:pics?|pictures|photos|selfies)|sexy (?:pics?|photos|selfies))\\b`,
  `\\b(?:have|having|want|wanna have|up for|looking for|pay(?: you)? for|money for|cash for|exchange for|free if you have) (?:some |a little |quick |casual )?sex\\b(?! (?:scene|comedy|positive|education|toy|worker))`,
  `\\bsex (?:with (?:you|me|u)|for (?:money|cash|a discount|rent|the room|the space)|in exchange|tonight|instead of)\\b`,
  `\\b(?:sleep|spend the night|go to bed|get naked|get in bed|hook ?up|fool around|make out|netflix and chill) (?:with|for|in front of) (?:me|you|us|u)\\b`,
  `\\b(?:happy endings?|girlfriend experience|gfe|full service massage|sensual massage|erotic massage|nuru|body rub|escort service|escort (?:girls?|for the night|agency)|call ?girls?|prostitutes?|sugar (?:daddy|baby|mommy))\\b(?! (?:character|role|scene|costume|in scene|in the|is played|film|story))`,
  `\\b(?:need|want|get|find|hire|book|order|looking for|know|know of|offer|provide|recommend|are you) (?:me |us |you )?(?:an?|any|some|two|a few) (?:female |male |young |hot |sexy |discreet )?(?:escorts?|hookers?|strippers? for (?:after|me|us)|prostitutes?|whores?|working girls?)\\b(?! (?:to|car|vehicle|for the (?:car|truck|convoy|crew|road)|from the|through|character|costume|role|in scene))`,
  `\\bhow much (?:for|do you charge for|would you take for|to) (?:a night with you|the night with you|an hour with you|your body|a quickie|you to (?:undress|strip|get naked|sleep)|sex|spend the night|see you naked|sleep with)\\b`,
  `\\b(?:undress|strip|take (?:it|your clothes) off|get naked|pose naked) (?:just )?for me\\b`,
  `\\b(?:i want to|i wanna|let me|i'?d love to|gonna|i'?ll) (?:fuck|bang|screw|lick|undress|taste|do) (?:you|u|ur|your body)\\b`,
  `\\b(?:are you|r u|u) (?:dtf|horny|down to fuck)\\b|\\bi'?m (?:so )?horny\\b|\\bfriends with benefits\\b`,
  `\\b(?:you'?re|you are|ur) (?:so |really |very )?(?:sexy|hot|fuckable)\\b[^.\\n]{0,40}\\b(?:come over|my place|tonight|drinks?|alone|bed|hotel)\\b`,
  `\\b(?:discount|free|half price|lower the price|knock off)\\b[^.!?\\n]{0,40}\\b(?:if you (?:sleep|are nice to me|spend the night|go out with me|date me|kiss)|for (?:sexual|a) favou?rs?)\\b`,
  `\\b(?:blow|hand|rim) ?jobs?\\b|^\\s*(?:got |any |ur |your )?nudes ?\\??\\s*$`,
  `\\b(?:looking for|want|need|find me|get me) (?:an? |some )?(?:girls?|boys?|wom[ae]n|man|guy|lady|someone|somebody|company)\\b[^.!?\\n]{0,20}\\b(?:to sleep with|for (?:the|a|one) night|to fuck|for sex|for fun tonight)\\b`,
  `\\b(?:come (?:over )?alone|wear something (?:sexy|nice for me|tight))\\b[^\\n]{0,60}\\b(?:worth your while|tonight|sexy|my room|my place)\\b`,
  `\\b(?:adult|erotic|sexual|escort) services?\\b(?! (?:announcement|agency logo))|\\b(?:get|have|want|take) (?:you|u) (?:in|into|to) (?:my )?bed\\b`,
  `\\b(?:pay|extra|money|price|discount|free|\\$ ?\\d+)\\b[^.!?\\n]{0,30}\\bnights? (?:together|with you|with me|alone with)\\b|\\bare you single\\b[^\\n]{0,60}\\b(?:night|bed|hotel|pay|alone)\\b`,
  `\\bmassages? with (?:extras?|benefits|a happy)\\b|\\bpay(?:ing)? (?:well |good |extra |good money )?for (?:some )?sex\\b`,
  `\\b(?:arrange|organi[sz]e|provide|bring|get|find|send)(?: us| me)?(?: some| a few| any| two| hot| nice| pretty)* (?:girls|ladies|women) for (?:our|the|my) (?:crew|wrap|party|guys|team|night|boss|client)s?\\b(?! (?:scene|choir|cast|audition|table|to))`,
  `\\bsexual (?:favou?rs?|services?)\\b`,
  `\\b(?:provide|include|offer|need|want|get) (?:some )?(?:girls|boys|ladies|women) (?:for (?:the night|the guys|after|us|me|company|entertainment)|to (?:entertain|keep us company|sleep))\\b`,
])

export const ILLEGAL = compile([
  `\\b(?:get|buy|sell|score|bring|hook (?:me|us|you) up with|deliver|find|provide|have|need|got|want|sort out|supply) (?:me |us |you |the crew |any |some |a bag of |a gram of |an ounce of |an eight ball of |a little |good |a few grams of |your |my )*${DRUG}\\b(?! (?:bottles?|cans?|zero|machine|props?|dry|out|brand|killer|control|through|up|etch|for the etching|wash|-free|free|for the scene|props|scene|the|it|them|a|an|balance|test|sensor|in the fridge|and (?:water|snacks|pizza|sprite)))`,
  `\\b(?:know|is there|got|have) (?:a |any |your )?(?:good )?(?:drug )?(?:dealer|plug)\\b(?=[^.!?\\n]{0,12} (?:coke|weed|molly|pills|drugs))|\\b(?:know|is there|got) (?:a |any |your )?(?:good )?(?:drug )?(?:dealer|plug)\\b(?! (?:socket|adapter|in|box|strip|for|near|points?))|\\b(?:grams?|ounces?|eight ?ball|kilos?) of (?:coke|cocaine|weed|meth|heroin|molly|mdma|ketamine)\\b`,
  `\\b(?:fake|forge|forged|counterfeit|photoshop|doctored?|falsif(?:y|ied)|backdated?) (?:us |me |you |up )?(?:an? |the |our |your |some )?(?:insurance|coi|certificate|permits?|ids?|passports?|papers|invoice|receipts?|documents?|signature|location release|work permits?|visas?|money|bills)\\b(?! (?:props?|as (?:a )?props?|for the (?:scene|film|set|bar scene)|on the table|in the scene))`,
  `\\b(?:launder|laundering|wash) (?:some |the |our |my )?(?:money|cash)\\b|\\bmoney laundering through\\b|\\btax (?:evasion|fraud)\\b(?! (?:film|story|drama|documentary))`,
  `\\b(?:stolen|hot) (?:gear|cameras?|goods|equipment|car|cards?|credit cards?|macbooks?|laptops?|phones?|lenses|bikes?)\\b[^.!?\\n]{0,40}\\b(?:sell|buy|store|hide|keep|cheap|want|interested)\\b|\\b(?:sell|buy|store|hide|move|stash|want) (?:you |some |the |my |an? |cheap )*(?:stolen|hot) (?:gear|cameras?|goods|equipment|car|credit cards?|cards?|macbooks?|laptops?|phones?|lenses|bikes?)\\b`,
  `\\b(?:sell|buy|get|need|bring|find|borrow) (?:me |us |you )?(?:an? |some |any )?(?:unregistered|untraceable|illegal|stolen|ghost|real loaded|loaded|live) (?:guns?|weapons?|rifles?|pistols?|firearms?|ammo|ammunition|glock)\\b|\\blive (?:ammo|ammunition|rounds) (?:on set|for the)\\b`,
  `\\b(?:guns?|pistols?|rifles?|weapons?|firearms?|pills|drugs)\\b[^.!?\\n]{0,20}\\b(?:no (?:paperwork|papers|questions(?: asked)?|background check|serial)|without (?:a |any )?(?:licen[sc]e|papers|paperwork|background check|prescription)|off the street)\\b`,
  `\\b(?:cheat|defraud|scam|trick|lie to|fool) (?:the |our |my |your )?(?:insurance|insurer|tax(?: office)?|irs|customs|city|inspector|bank|permit office|film office)\\b`,
  `\\b(?:write|make|put|sign|issue)(?: \\w+){0,3} (?:receipt|invoice|bill|release) (?:out )?(?:for (?:more|less|a different|double|a higher|a lower|an? fake)|with (?:a )?(?:fake|false|another|different) (?:date|name|amount))\\b`,
  `\\b(?:fake|false|pretend) (?:notary|witness|signatures?|names? on the (?:release|permit|contract)|address for the permit)\\b`,
  `\\b(?:bribe|pay off|slip (?:some )?(?:money|cash) to|grease) (?:the |an? )?(?:inspector|cops?|police|officer|fire marshal|official|permit office|neighbou?rs?)\\b`,
  `\\b(?:hide|hidden|plant|install|put|secret|spy|leave)(?: \\w+)? (?:cameras?|cams?|mics?|recorders?)\\b[^.!?\\n]{0,40}\\b(?:bathroom|shower|bedroom|toilet|restroom|changing room|dressing room|without (?:them|her|him|anyone|consent|the \\w+) knowing)\\b`,
  `\\b(?:film|record|shoot|photograph) (?:them|her|him|people|the (?:girls|models|guests|neighbou?rs))(?: \\w+){0,3} without (?:them|her|him|their|anyone|consent|telling)(?:\\b(?: knowing)?)`,
  `\\bchild porn\\b|\\bkiddie porn\\b|\\b(?:underage|minor|young|under ?18|1[0-7] ?year ?old) (?:girls?|boys?|models?|kids?|teens?)\\b[^.!?\\n]{0,40}\\b(?:nude|naked|topless|sexy|undress|lingerie|sex)\\b|\\b(?:nude|naked|topless|sexual|sexy|lingerie)\\b[^.!?\\n]{0,30}\\b(?:underage|minors|children|under ?18|1[0-7] ?year ?olds?)\\b(?!(?:[^.!?\\n]{0,20})(?:not|never|no))`,
  `\\bwithout (?:a |the |any |city |film )*permits?\\b[^.!?\\n]{0,50}\\b(?:nobody|no one|don'?t tell|won'?t (?:know|notice|find)|keep quiet|cops|between us|hide)\\b|\\b(?:nobody|no one|don'?t tell|cops|hide)\\b[^.!?\\n]{0,50}\\bwithout (?:a |the |any )*permits?\\b`,
  `\\b(?:hide|keep|stash) (?:it |this |that |us |him |her |them )?from (?:the )?(?:cops|police|feds|dea|fbi|ice|irs|immigration(?: police| officers)?|border patrol|authorities)\\b`,
  `\\b(?:serve|give|buy) (?:alcohol|beer|drinks|liquor|booze) (?:to|for) (?:the )?(?:minors|kids|underage|teens|under ?21s?)\\b`,
  `\\b(?:disable|cut|tape over|cover|unplug|turn off) (?:the |your |all )?(?:smoke (?:detectors?|alarms?)|fire alarms?|sprinklers?)\\b[^.!?\\n]{0,50}\\b(?:nobody|no one|don'?t tell|illegal|not allowed|secret|without)\\b`,
  `\\b(?:let'?s|help (?:me|us)|we could|we can|you could|want (?:you )?to|i'?ll|we'?ll|gonna) (?:break into|rob|burgle|steal (?:from|the)|set fire to) (?:the |your |my |a )?(?:neighbou?rs?|house next door|insurance|bank|store|shop|building)\\b(?! (?:scene|set))|\\bburn (?:it|the place|the house) (?:down )?for (?:the )?insurance\\b`,
])

/** What is said on set: in quotes, as a line of somebody who does not exist. */
export const FICTION =
  /\b(?:scene|script|line|lines|dialogue|character|actor|actress|screenplay|monologue|he says|she says|in the film|in the movie|reads|prop|props|set dressing|storyline|plot)\b/

function compile(sources: string[]): RegExp[] {
  return sources.map((source) => new RegExp(source, 'g'))
}
