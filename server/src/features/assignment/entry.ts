export { assigneeOf, clearAssignment, isWork } from './assignment.store.ts'
