export { demandActingAdmin } from './demand-acting-admin.ts'
export { grantAccess } from './grant-access.ts'
export { keepEntered, mayEnter } from './may-enter.ts'
