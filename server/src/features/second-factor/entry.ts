export { requireCode } from './require-code.ts'
export { viewSecondFactor } from './view-second-factor.ts'
