import { call } from '../call.ts'
import type { assignWork } from './assignment.ts'

export const assignmentCalls = { assign: call<typeof assignWork>('PUT /api/admin/assignments') }
