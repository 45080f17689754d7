import { StartupError } from '../platform/startup-error.ts'
import { changeMasterKeyTask } from './change-master-key.ts'
import { grantRoleTask } from './grant-role.ts'
import { previewRetentionTask } from './preview-retention.ts'
import { rotateKeysTask } from './rotate-keys.ts'
import { setUpAdminTask } from './set-up-admin.ts'
import { verifyAuditTask } from './verify-audit.ts'

const TASKS: Record<string, (args: string[]) => Promise<void>> = {
  'set-up-admin': setUpAdminTask,
  'grant-role': grantRoleTask,
  'rotate-keys': rotateKeysTask,
  'change-master-key': changeMasterKeyTask,
  'verify-audit': verifyAuditTask,
  'preview-retention': previewRetentionTask,
}

const [name = '', ...args] = process.argv.slice(2)
const task = TASKS[name]
if (!task) {
  console.error(`Usage: npm run task -- set-up-admin <email>
       npm run task -- grant-role <email> <admin|host|creator>
       npm run keys:rotate
       npm run keys:change
       npm run audit:verify
       npm run retention:preview`)
  process.exit(1)
}
task(args).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
