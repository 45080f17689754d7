export { recordRevision } from './record-revision.ts'
