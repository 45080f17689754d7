import { ApiError } from '@roomtone/contract/call'
import { useState } from 'react'

/**
 * One key per intention: sent twice, it issues once. Codes that were issued unseen are not shown again: once
 * the admin has been told, the next press issues new ones.
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
