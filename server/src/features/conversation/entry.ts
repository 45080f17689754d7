export { getFileBytes } from './message-file-bytes.ts'
