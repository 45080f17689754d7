/** What compiled texts of a language count with. */
export const runtimeOf = (locale) => `const locale = '${locale}'
let cardinals, ordinals, numbers, percents
export const plural = (count) => (cardinals ??= new Intl.PluralRules(locale)).select(count)
export const ordinal = (count) => (ordinals ??= new Intl.PluralRules(locale, { type: 'ordinal' })).select(count)
export const number = (value) => (numbers ??= new Intl.NumberFormat(locale)).format(value)
export const percent = (value) => (percents ??= new Intl.NumberFormat(locale, { style: 'percent' })).format(value)
`
