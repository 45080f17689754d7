import type { Session } from '@roomtone/contract/account/session'
import { homeOf } from '@roomtone/domain/access/page-guard'
import { SESSION_KEY } from '../../platform/session/session-store.ts'

/**
 * Opened before the server is asked: browsers allow a new tab only right after a press. The session is handed to
 * that tab alone and never stands in an address. False: the browser has not opened it.
 */
export async function openLookingTab(ask: () => Promise<Session>): Promise<boolean> {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return false
  try {
    const session = await ask()
    tab.sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
    tab.opener = null
    tab.location.replace(homeOf(session.user))
    return true
  } catch (error) {
    tab.close()
    throw error
  }
}
