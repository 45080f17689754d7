import { assignWork as assignWorkEndpoint } from '@roomtone/contract/assignment/assignment'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { assignWork } from './assign-work.ts'

export function assignmentRoutes(deps: Deps): Binding[] {
  return [bind(assignWorkEndpoint, ({ body }, { actor }) => assignWork(deps, actor, body))]
}
