export { takeBackReward } from './take-back-reward.ts'
