import { call } from '../call.ts'
import type { reportMissingPage } from './report-missing-page.ts'
import type { showSite } from './show-site.ts'

export const siteCalls = {
  show: call<typeof showSite>('GET /api/site'),
  reportMissingPage: call<typeof reportMissingPage>('POST /api/site/missing-page'),
}
