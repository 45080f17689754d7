import { fillFigures } from '../features/site/figures/fill-figures.ts'
import { LegalPage } from '../features/site/legal/legal-page.tsx'
import { terms } from '../features/site/legal/terms.ts'
import { useSite } from '../platform/queries/site.query.ts'

export { terms as title } from '@roomtone/texts/shell/titles'

export function Page() {
  const site = useSite()
  return <LegalPage document={fillFigures(terms, site)} supportEmail={site.supportEmail} />
}
