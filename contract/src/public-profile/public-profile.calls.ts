import { call } from '../call.ts'
import type { showPerson } from './show-person.ts'

export const publicProfileCalls = { show: call<typeof showPerson>('GET /api/people/:id') }
