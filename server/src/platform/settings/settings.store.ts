import { SETTING_NAMES } from '@roomtone/domain/settings/settings'
import type { Handle } from '../db/database.ts'
import { executePrepared } from '../db/driver.ts'

/** Those that were ever changed; the table also holds what is no setting. */
export async function findSettings(handle: Handle) {
  const { rows } = await executePrepared(
    handle,
    handle
      .selectFrom('platform_settings')
      .select(['name', 'value', 'version'])
      .where('name', 'in', SETTING_NAMES)
      .orderBy('name'),
  )
  return rows
}
