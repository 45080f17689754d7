import { ApiError } from '@roomtone/contract/call'
import { useState } from 'react'

/**
 * One intention, one key: sent twice, it issues once. Codes that were issued without being seen are not shown again: once
 * that is said, the next press means new ones.
 */
export function useIssueKey() {
  const [key, setKey] = useState(() => crypto.randomUUID())

  function renewed(error: unknown): never {
    if (isSpent(error)) setKey(crypto.randomUUID())
    throw error
  }

  return { key, renewed }
}

function isSpent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'key_reused'
}
