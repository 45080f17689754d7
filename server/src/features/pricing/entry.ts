export { ratesOf, type Shares, sharesOf, timeRulesOf } from './listing-rates.ts'
