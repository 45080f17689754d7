import { call } from '../call.ts'
import type { showPerson } from './show-person.ts'

export const personCalls = { show: call<typeof showPerson>('GET /api/people/:id') }
