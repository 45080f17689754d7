export { findFileBytes } from './message-file-bytes.ts'
