import type { rejections } from '@roomtone/texts/verification/rejections'

type Texts = typeof rejections
export type Rejection = keyof Texts

/** Of a code, the words; what an admin has written stays as it is, and so do sentences from before there were codes. */
export function wordsOfRejection(texts: Texts, reason: string): string {
  return isRejection(texts, reason) ? texts[reason] : reason
}

function isRejection(texts: Texts, reason: string): reason is Rejection {
  return Object.hasOwn(texts, reason)
}
