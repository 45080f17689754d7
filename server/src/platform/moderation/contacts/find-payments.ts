import { isALine } from '../fiction.ts'
import type { Found } from '../found.ts'
import type { Reading } from '../normalise.ts'
import { findPatterns } from '../patterns.ts'
import { isRefused } from '../refused.ts'

/** Each letter may be drawn out and set apart: "ven-mo", "zeeelle". */
const BRANDS = [
  'venmo',
  'vemno',
  'zelle',
  'cashapp',
  'paypal',
  'westernunion',
  'moneygram',
  'applecash',
  'xoom',
].map(
  (name) =>
    new RegExp(
      `(?<![a-z])${[...name].map((letter) => `${letter}+`).join('[^a-z\\d\\n]{0,2}')}(?![a-z])`,
      'g',
    ),
)
/** A film about a bank is not a payment to it. */
const AS_A_CLIENT =
  /\b(?:client|spot|commercial|campaign|brand|branding|logo|ad for|advert|shoot for|shooting for|startup|documentary|film about|scene)\b/
const PAYS = /\b(?:pay|paid|send|sent|deposit|transfer|accept|settle|owe)\b|\$ ?\d/

const FEE =
  "(?:the |those |these |their |all |any |on |roomtone'?s? |platform |booking |service |app |site |guest |website |extra )*"
const PLACE = '(?:the |this )?(?:app|platform|site|website|roomtone|system)\\b'
const MONEY = '(?:money|deposit|payment|funds|fee|balance|rest|amount|half|rental|\\$? ?\\d[\\d,.]*)'

const PATTERNS = [
  // Around the platform.
  `(?<!turn |turning |switch |switched |shut |log |logged |sign |signed |get |getting |drop |dropped )\\boff(?:-| )?(?:of )?${PLACE}(?!-| controlled)`,
  `\\boutside (?:of )?${PLACE}`,
  `\\b(?:without|around|not through|bypass|bypassing|skip|skipping|leave) (?:going through |using )?(?:the |this )?(?:app|platform|roomtone)\\b(?! (?:fee )?(?:notification|account|icon))`,
  `\\b(?:avoid|skip|save|dodge|get around|go around|bypass|cut out|cut|escape|get rid of|no)(?:ing|ping)? ${FEE}(?:service|platform|booking|guest|app|site|roomtone'?s?) fees?\\b`,
  `\\b(?:avoid|skip|save on|dodge|get around|bypass|escape)(?:ing|ping)? (?:the|those|their|all|these) fees?\\b`,
  `\\b(?:cheaper|less|lower|better price|discount|better deal|better rate|save (?:us )?(?:both )?(?:some )?money|\\d+ ?(?:%|percent) off)\\b[^.!?\\n]{0,50}\\b(?:without ${FEE}fees?|direct(?:ly)?|(?:in )?cash|off (?:the )?books|between us|outside)\\b`,
  `\\b(?:direct(?:ly)?|in cash|cash|between us|without ${FEE}fees?)\\b[^.!?\\n]{0,40}\\b(?:cheaper|for less|lower price|better price|better rate|better deal|discount|save (?:us )?(?:both )?(?:the )?(?:some )?(?:money|fees?|commission))\\b`,
  `\\b(?:cut out|skip|without) the middle ?man\\b`,
  `\\b(?:deal|arrange|settle(?: up)?|pay|paid|paying|do this|do it|handle this)(?: with| to| for)?(?: me| us| you| the (?:place|space|rest|balance|deposit)| it| this| everything| him| her| one another| each other)*,? (?:direct|directly|privately|under the table|off the books|in person|on the side)\\b(?! (?:on|through|via|in|with) (?:roomtone|the (?:app|platform|site)))`,
  `\\b(?:cancel|decline|withdraw)\\b[^.!?\\n]{0,40}\\b(?:pay|book|rent|settle)\\b[^.!?\\n]{0,20}\\b(?:direct|directly|privately|cash|myself|yourself|outside)\\b`,
  `\\bunder the table\\b(?=[^.!?\\n]{0,30}\\b(?:pay|cash|deal|price)|$)|\\boff the books\\b`,
  `\\b(?:roomtone|the platform|the app|the site)(?:'s)? (?:takes?|charges?|keeps?|cuts?|fees? (?:is|are)) [^.!?\\n]{0,30}\\b(?:ourselves|between us|privately|direct|directly|without)\\b`,
  `\\bpay(?:ing)?(?: you| me| it)? outside\\b(?! the (?:house|studio|door|gate|building))|\\bsplit the (?:commission|fee)\\b`,
  `\\b(?:book|rent)(?: it| this| the (?:place|space))? (?:(?:direct|directly|privately) (?:with|from|through) (?:me|us|you)|(?:with|from|through) (?:me|us|you) (?:direct|directly|privately))\\b`,
  `\\bsave (?:us|you|both|me)\\b[^.!?\\n]{0,12} (?:the |that )?(?:\\d+ ?(?:%|percent)|commission|cut)`,
  `\\b(?:not|without|stop|instead of|rather than) (?:use |using |going through |go through )(?:roomtone|this (?:app|site|platform))\\b`,
  // Cash.
  `\\bpay(?:ing|ment|s)?\\b(?! (?:the |our |my |all )?(?:extras|talent|crew|pas?|parking|valet|meter|tolls?|vendors?|background|drivers?))[^.!?\\n]{0,30}\\b(?:in |by |with )?cash\\b(?! (?:bar|register|flow|prop))`,
  `(?<!petty |prop |fake |play )\\bcash (?:on the day|in hand|under the table|at the door|up ?front|on arrival|when (?:we|you|i) |instead|works|is fine|is better|is best|only|deposit|discount|to you|directly|for you|in an envelope|if you|deal|price|ok\\b|okay)`,
  `\\bcash payments?\\b`,
  `\\b(?:give|hand|bring|slip|offer|leave|drop) (?:you|u|me) [^.!?\\n]{0,20}(?:in )?\\bcash\\b`,
  `\\b(?:accept|take|prefer|want|open to|okay with|ok with|fine with) (?:cash|crypto|bitcoin|btc|checks?|cheques?|wire|bank transfers?)\\b`,
  // Money by other ways.
  `\\bwir(?:e|ing) (?:you |me |us |over )?(?:the |a |your |my |our )?(?:full |whole )?${MONEY}\\b`,
  `\\b(?:by|via|through|with|per) (?:a )?(?:wire|bank transfer|wire transfer|direct deposit|money order|check to you|ach)\\b(?! (?:rig|rope|mesh|cutters?|mount))`,
  `\\b(?:wire|bank) transfer\\b|\\bbank wire\\b|\\b(?:i|we|you|u|just|could|can) (?:zelled|zelling|venmoed|venmoing|paypaled|cashapped)\\b`,
  `\\bcash ?tag\\b|\\b(?:hand|give|bring|slip) (?:you|u|me) (?:the )?(?:bills|an envelope|banknotes)\\b`,
  `\\b(?:my|your|our) (?:bank (?:account|details)|routing(?: number)?|account number|iban|clabe|cash ?tag|sort code|wallet address)\\b`,
  `\\b(?:routing|clabe|iban|swift|sort code) ?(?:number|no\\.?|code)?[ :#]*[a-z]{0,4}\\d{6,}`,
  `\\b(?:pay|paid|send|sent|transfer|settle|deposit)\\b[^.!?\\n]{0,30}\\b(?:bitcoin|btc|crypto|ethereum|eth|usdt|usdc|tether|apple pay|google pay|revolut|money order)\\b`,
  `\\b(?:bitcoin|btc|crypto|ethereum|usdt|usdc)\\b[^.!?\\n]{0,20}\\b(?:payment|wallet|works|is fine|ok|okay|instead|accepted|address)\\b`,
  `\\b(?:pay|send|money|deposit)\\b[^.!?\\n]{0,25}\\$[a-z][a-z\\d_]{3,}`,
  `\\b(?:send|pay|invoice|bill|charge) (?:you|me|us) (?:the )?(?:money|invoice|deposit|rest|balance)? ?(?:directly|separately|privately|outside|personally)\\b`,
  `\\b(?:card|visa|mastercard|amex) ?(?:number|no\\.?)? ?(?:is|:|#)? ?\\d{4}[ -]?\\d{4}[ -]?\\d{4}[ -]?\\d{2,4}\\b`,
].map((source) => new RegExp(source, 'g'))

/** Offers, wishes and ways to pay each other past the platform. */
export function findPayments(reading: Reading): Found[] {
  const asClient = AS_A_CLIENT.test(reading.text) && !PAYS.test(reading.text)
  const brands = asClient ? [] : BRANDS
  return findPatterns(reading, [...brands, ...PATTERNS], 'outside_payment', (text, start, end) => {
    return !isRefused(text, start, end) && !isALine(text, start)
  })
}
