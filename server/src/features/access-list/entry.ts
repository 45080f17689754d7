export { grantAccess } from './grant-access.ts'
export { keepEntered, mayEnter } from './may-enter.ts'
