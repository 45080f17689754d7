export { rateProperty } from './rate-property.ts'
