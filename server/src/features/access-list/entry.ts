export { grantAccess } from './grant-access.ts'
export { mayEnter } from './may-enter.ts'
