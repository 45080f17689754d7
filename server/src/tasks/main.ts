import { StartupError } from '../platform/startup-error.ts'
import { grantRoleTask } from './grant-role.ts'

const TASKS: Record<string, (args: string[]) => Promise<void>> = { 'grant-role': grantRoleTask }

const [name = '', ...args] = process.argv.slice(2)
const task = TASKS[name]
if (!task) {
  console.error(`Usage: npm run task -- grant-role <email> <admin|host|creator>`)
  process.exit(1)
}
task(args).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
})
