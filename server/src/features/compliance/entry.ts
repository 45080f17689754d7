export { getFileBytes } from './packet-file-bytes.ts'
