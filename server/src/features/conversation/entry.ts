export { findFileBytes } from './file/message-file-bytes.ts'
