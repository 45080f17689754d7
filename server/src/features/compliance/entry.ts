export { findFileBytes } from './packet-file-bytes.ts'
