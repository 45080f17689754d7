import { LegalPage } from '../features/legal/legal-page.tsx'
import { terms } from '../features/legal/terms.ts'
import { useSite } from '../platform/queries/site.query.ts'

export function Page() {
  return <LegalPage document={terms} supportEmail={useSite().supportEmail} />
}
