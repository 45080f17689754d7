export { isShutOut } from './access-list.store.ts'
export { demandActingAdmin } from './demand-acting-admin.ts'
export { grantAccess } from './grant-access.ts'
export { keepEntered, mayEnter } from './may-enter.ts'
