export { demandCode } from './demand-code.ts'
export { viewSecondFactor } from './view-second-factor.ts'
