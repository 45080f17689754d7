export { hasFactors } from './factor-removal.store.ts'
export { removeEarlierSetUp } from './remove-earlier-set-up.ts'
