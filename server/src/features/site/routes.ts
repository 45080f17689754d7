import { reportMissingPage as reportMissingPageEndpoint } from '@roomtone/contract/site/report-missing-page'
import { showSite as showSiteEndpoint } from '@roomtone/contract/site/show-site'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { reportMissingPage } from './report-missing-page.ts'
import { showSite } from './show-site.ts'

export function siteRoutes(deps: Deps): Binding[] {
  return [
    bind(showSiteEndpoint, () => showSite(deps)),
    bind(reportMissingPageEndpoint, ({ body }, caller) => reportMissingPage(deps, body.path, caller)),
  ]
}
