import { parse } from 'tldts'
import { isALine } from '../fiction.ts'
import { type Found, foundAt, matchesIn } from '../found.ts'
import type { Reading } from '../normalise.ts'
import { anyOf, compile, findPatterns, near } from '../patterns.ts'

const SITE =
  '(?:web ?sites?|web ?pages?|home ?page|sites?|portfolio|blog|youtube|vimeo|pinterest|imdb|flickr|behance|sound ?cloud|dropbox|google drive|linktree|etsy|shop|channel|showreel|patreon|tumblr)'
const WHERE_TO_SEARCH =
  '(?:google|bing|duck ?duck ?go|youtube|vimeo|imdb|pinterest|yelp|airbnb|air bnb|peerspace|peer space|giggster|splacer|vrbo|craigslist|booking|tripadvisor|etsy|flickr|behance|soundcloud|spotify|the web|the internet|the net|online|maps|google maps)'
const OTHER_MARKET =
  '(?:air ?bnb|peer ?space|giggster|splacer|vrbo|craigslist|storefront|tagvenue|breather|gumtree)'
const SHARED_BY =
  '(?:google ?drive|g ?drive|drive|dropbox|we ?transfer|one ?drive|icloud|notion|figma|milanote|pinterest|vimeo|youtube|calendly|doodle|box|google docs?|docs|airtable|canva|miro|mega|smash|trello)'

const PATTERNS = compile([
  `\\b(?:google|search|look up|bing) (?:for )?(?:me|us|my|our|him|her|the (?:name|studio|company|loft|place))\\b(?! (?:own |bag|car|pockets|luggage|gear|attic|storage))`,
  `\\b(?:google|search(?: for)?|look(?: me| us)? up|look for|type|put|enter|find|busca(?:me|nos)?|buscar|cherche[zr]?|tape[zr]?|check|see|watch)\\b[^.!?\\n]{0,40}\\b(?:on|in|into|to|en|sur|dans|at) ${WHERE_TO_SEARCH}\\b(?! (?:banner|ads?|campaign))`,
  `\\b(?:vimeo|youtube|imdb|pinterest|${OTHER_MARKET}|google|flickr|behance)\\b[^.!?\\n]{0,25}\\b(?:search|look (?:for|up|me|us)|type|under (?:my|our|the) name)\\b`,
  `\\b(?:google|bing) (?:the )?(?!drive|maps|docs?|meet|sheets?|calendar|earth|street|translate|ads?|pixel|home|nest|photos|campaign|commercial|spot|shoot|doodle|exec|team|people|and|is|was|office|hq|this|for|in|shoot|logo|that|are|has|chat|play)[a-z"][^.!?\\n]{2,30}\\b(?:studios?|lofts?|films?|productions?|reel|la|nyc|photo(?:graphy)?|house|spaces?)\\b`,
  `\\b(?:first|top|second|1st) (?:hit|result|link|search result|thing that (?:comes|pops) up)\\b`,
  `\\b(?:comes?|pops?|shows?) up (?:first|right away|on (?:google|top))\\b`,
  `\\b(?:${SHARED_BY}|download|video|reel|portfolio|gallery|deck|zoom|payment|web|external|calendar) links?\\b(?! (?:here|on roomtone))`,
  `\\b(?:send|share|paste|drop|give|post|text|put|attach|message|got|have)(?:ing)?(?: you| me| over| u| to you)? (?:a|the|my|our|this|that) (?:[a-z]+ )?(?:link|url)\\b(?! (?:to (?:the |my |your )?(?:booking|request|listing|calendar|roomtone|upload)|between|here on))`,
  `\\bhere(?:'?s| is) (?:a|the|my|our) (?:[a-z]+ )?(?:link|url)\\b`,
  `\\blink in (?:my |the |our )?bio\\b`,
  `\\b(?:(?:the|my|our) (?:url|web ?address)|(?:my|our) domain)\\b(?! (?:shot|on the (?:sign|poster)))`,
  `\\b(?:check(?: out)?|see|visit|look(?: at| on| up)?|browse|find|go to|open|head (?:over )?to|watch|view|peek at|have a look (?:at|on)|take a look (?:at|on))\\b[^.!?\\n]{0,25}\\b(?:my|our|the studio'?s|the company'?s) (?:[a-z]+ )?${SITE}\\b`,
  `\\b(?:my|our) (?:[a-z]+ )?${SITE}(?: page| channel| account| profile)? (?:has|shows|lives?|is (?:on|at|under|called|my|the|[a-z\\d-]+ (?:dot|punto|point))|: ?\\w|,? ?(?:google|search|look))`,
  `\\b(?:everything|all|it|they|photos|pictures|pics|details|prices|rates|reel|deck|more|floor ?plan|gallery|work|moodboard|board|treatment|it'?s|that'?s|they'?re)(?: (?:is|are|you need|of (?:it|them)|i (?:have|do|did)|info))* (?:up )?on (?:my|our) (?:[a-z]+ )?${SITE}\\b(?! (?:after|when|in (?:may|june|spring)))`,
  `\\b(?:we'?re|we are|i'?m|i am|listed|also|it'?s|find (?:us|me)|look (?:for )?(?:us|me)?|search|same place|place is)\\b[^.!?\\n]{0,25}\\b(?:on|at|in|via) ${OTHER_MARKET}\\b`,
  `\\b(?:upload(?:ed)?|put|shared?|posted|saved|it'?s|they'?re|is|are)\\b[^.!?\\n]{0,30}\\b(?:on|to|in|via|over|into) (?:my |a |our )?(?:google ?drive|g ?drive|dropbox|we ?transfer|one ?drive|milanote|pinterest|linktree)\\b[^.!?\\n]{0,20}(?:\\b(?:link|here|look|for you|open|search|under)\\b)`,
  near(
    anyOf('wetransfer|dropbox|google drive|milanote'),
    anyOf("paste|i'?ll send|sending you|sent you|download"),
    30,
  ),
  `(?:\\bwww\\b|\\bhttps?\\b|\\bhttp\\b|\\bh ?t ?t ?p ?s? ?: ?/)`,
  `(?<![\\w.])\\. ?(?:com|net|org)\\b`,
  `\\bdot ?coms?\\b(?! (?:era|bubble|boom|crash|startup|billionaire|millionaire|office|movie|film))`,
  `\\b[a-z\\d]{3,}dot(?:com|net|org|io|studio|tv|co|film|art)\\b`,
  `\\b(?:add|put|insert|with|without|minus|remove) (?:the |a )?dots?\\b(?=[^.!?\\n]{0,20}(?:$|\\b(?:com|between|studio|where)\\b))`,
  `\\b(?:forward ?)?slash [a-z]{3,}\\b(?=[^.!?\\n]{0,15}$)`,
  `\\b(?:type|put|enter|paste|copy)\\b[^.!?\\n]{0,30}\\b(?:in|into) (?:your |the |a )?(?:browser|search bar|address bar|search engine)\\b`,
  `\\bqr code\\b(?=[^.!?\\n]{0,30}\\b(?:scan|profile|photo|pic|takes|leads|goes)\\b)`,
  `\\bscan (?:the|my|our) (?:qr|code)\\b`,
  `\\b(?:mi|nuestra|nuestro) (?:pagina|sitio|web|portafolio|canal)(?: web)? (?:es|esta en|se llama|:)`,
  `\\b(?:mon|notre) (?:site|portfolio|blog|chaine)(?: web| internet)? (?:c'?est|est|:|s'appelle)`,
  `\\b(?:enlace|liga|vinculo|lien)(?: de| del| a| al| vers| du| mon| mi)* (?:google|drive|dropbox|wetransfer|youtube|vimeo|site|sitio|pagina)\\b(?! (?:ici|aqui))`,
  `\\b(?:te (?:mando|paso|envio)|je t'?envoie|je vous envoie|voici) (?:el|la|un|una|le) (?:enlace|link|liga|lien)\\b`,
  `\\b(?:name|studio|company|brand|word|username|handle|it'?s|site|website)\\b[^.!?\\n]{0,25}\\b(?:plus|and then|then|followed by|with|and|add(?:ing)?|ending in|ends in|ends with) (?:a |the )?(?:dot ?|\\.)?(?:com|net|studio|film|org|co)\\b(?! (?:crew|and|day|stage|set|noir|stock|lights?|is))`,
  `\\b(?:want|need|get|have|got|send|share|drop(?:ping)?|paste|post(?:ing)?|here|see|open|click|follow|use|try|grab|copy)\\b[^.!?\\n]{0,25}\\b(?:links?|urls?)\\b(?! (?:between|fence|chain|cuff|sausages?|up|here|the|for (?:the|our|my|this) (?:booking|request|payment on)|to (?:the |my |your |our )?(?:booking|request|listing|calendar|roomtone|upload|insurance|documents)))(?<!\\b(?:chain|cuff|missing|weak|drive|rail|sausage|cam|booking|request|sign-?up|crew|upload|referral|reset|confirmation) links?)`,
  `^(?:just |please |simply |go |you can |try to )?(?:google|bing|youtube|search|look up|type)\\b(?! (?:is|maps|drive|parties|party|terms|for (?:a|the) (?:cable|outlet|location)))(?=[^\\n]{3,60}$)`,
  `\\b(?:see|watch|look|find|check|tour|reel|video|search|there'?s)\\b[^.!?\\n]{0,30}\\b(?:youtube|vimeo|imdb|pinterest|behance|flickr|linktree)\\b(?! (?:ad|ads|campaign|series|content|spot|channel for|show|release|deliver\\w*|cut|export))`,
  `\\b(?:youtube|vimeo|imdb|behance|flickr)\\b,? ?(?::|"|search|look|type|under|@)`,
])

/** "adaquill dot studio", "quillfilms punto mx": a name, the dot in words, and an ending that exists. */
const SPOKEN_DOMAIN =
  /(?<![\w-])([a-z\d-]{3,}) ?(?:[([{<]? ?(?:\bdot\b|\bd0t\b|\.) ?[)\]}>]|(?<= )\.(?= )|\bdot\b|\bpunto\b|\bpoint\b) ?([a-z]{2,14})(?![a-z\d])/g
const NOT_NAMES =
  /^(?:polka|the|this|that|each|one|red|black|white|small|tiny|big|laser|some|what|which|view|starting|end|meeting|high|low|focal|power|entry|access|vantage|price|decimal|at|match|break|checks?|pin|par|no|sur|del|des|mise|micro|every|first|last|good|great)$/
/** After "point", only endings that are no words. */
const AFTER_POINT = /^(?:com|net|org|fr|eu|io|studio|tv)$/
const AFTER_DOT_WORDS =
  /^(?:is|it|in|to|so|no|at|me|my|be|am|us|do|as|by|or|an|on|and|red|black|blue|pink|here|one|now|then|by|la|de|y)$/

/** "The video goes on YouTube": where a film is shown, not where somebody is found. */
const IS_SHOWN =
  /\b(?:goes?|going|airs?|airing|runs?|running|releas\w*|publish\w*|premier\w*|posted|uploaded|stream\w*|shown|broadcast|will be|ends? up|drops?|comes? out|debuts?|delivered|deliver|made|cut|it'?s|shooting|filming|content) (?:up |live |out |only |just |later )?(?:on|to|for) (?:our |their |his |her |the |a |(?:the )?(?:client|brand|artist|band|label|company)'?s? )*(?:youtube|vimeo|tiktok|instagram)\b/

/** Sites that are described instead of linked: "google my name", "adaquill dot studio", "it's on my Vimeo". */
export function findSiteHints(reading: Reading): Found[] {
  return [
    ...findPatterns(
      reading,
      PATTERNS,
      'link',
      (text, start, end) => !isALine(text, start) && !IS_SHOWN.test(text.slice(start, end)),
    ),
    ...matchesIn(reading.text, SPOKEN_DOMAIN)
      .filter(([written, name = '', ending = '']) => {
        if (NOT_NAMES.test(name) || AFTER_DOT_WORDS.test(ending)) return false
        if (/point/.test(written.slice(name.length)) && !AFTER_POINT.test(ending)) return false
        return parse(`${name}.${ending}`).isIcann === true
      })
      .map((match) => foundAt(reading, match, 'link')),
  ]
}
