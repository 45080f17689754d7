export { newSpaceAt, placeOfHouse, requireSpaceName } from './space-at.ts'
