export { taxOf } from './tax-of.ts'
