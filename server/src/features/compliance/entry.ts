export { findFileBytes } from './file/packet-file-bytes.ts'
