export { findPhone } from './find-phone.ts'
export { openWork, type Work } from './work.ts'
