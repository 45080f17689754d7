import type { Security } from '@roomtone/contract/account/show-security'
import type { Handle } from '../../platform/db/database.ts'
import { countRecoveryCodes, findFactor } from './second-factor.store.ts'

export async function viewSecondFactor(handle: Handle, userId: string): Promise<Security['secondFactor']> {
  const factor = await findFactor(handle, userId)
  const since = factor?.confirmedAt ?? null
  return {
    isOn: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(handle, userId),
  }
}
