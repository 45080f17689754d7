import { call } from '../call.ts'
import type {
  liftHold,
  listErasures,
  listHolds,
  placeHold,
  previewRetention,
  runRetention,
} from './retention.ts'

export const retentionCalls = {
  preview: call<typeof previewRetention>('GET /api/admin/retention'),
  run: call<typeof runRetention>('POST /api/admin/retention/run'),
  holds: call<typeof listHolds>('GET /api/admin/holds'),
  place: call<typeof placeHold>('POST /api/admin/holds'),
  lift: call<typeof liftHold>('POST /api/admin/holds/:id/lift'),
  erasures: call<typeof listErasures>('GET /api/admin/erasures'),
}
