import { type CodeUse, mailedCode, mailedCodeHash } from '../../../platform/crypto/mailed-code.ts'

type Signing = { releaseId: string; userId: string }

export function codeOf(masterKey: Buffer, { createdAt, ...signing }: Signing & { createdAt: Date }): string {
  return mailedCode(masterKey, useOf(signing), createdAt)
}

export function codeHash(masterKey: Buffer, signing: Signing, code: string): Buffer {
  return mailedCodeHash(masterKey, useOf(signing), code)
}

function useOf({ releaseId, userId }: Signing): CodeUse {
  return { purpose: 'signing-code', about: [releaseId, userId] }
}
