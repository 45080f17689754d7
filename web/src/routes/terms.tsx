import { LegalPage } from '../features/legal/legal-page.tsx'
import { terms } from '../features/legal/terms.ts'
import { fillFigures } from '../features/site-figures/fill-figures.ts'
import { useSite } from '../platform/queries/site.query.ts'

export function Page() {
  const site = useSite()
  return <LegalPage document={fillFigures(terms, site)} supportEmail={site.supportEmail} />
}
