import { LegalPage } from '../features/site/legal/legal-page.tsx'
import { privacy } from '../features/site/legal/privacy.ts'
import { useSite } from '../platform/queries/site.query.ts'

export { privacy as title } from '@roomtone/texts/shell/titles'

export function Page() {
  return <LegalPage document={privacy} supportEmail={useSite().supportEmail} />
}
