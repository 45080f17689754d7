export { changeSuspension } from './suspend-person.ts'
