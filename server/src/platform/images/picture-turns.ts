import { createTurns } from './turns.ts'

/**
 * Two pictures in parallel in this process. Uploads that wait hold their bytes in memory, so not many may.
 */
export const takeUploadTurn = createTurns(2, 20)
