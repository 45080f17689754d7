import { adminTexts } from '@roomtone/texts/admin/admin'
import { retentionTexts } from '@roomtone/texts/admin/retention'
import { BackLink } from '../../../parts/list/back-link.tsx'
import { Page } from '../../../ui/page.tsx'
import { RetentionErasures } from './retention-erasures.tsx'
import { RetentionHolds } from './retention-holds.tsx'
import { RetentionRules } from './retention-rules.tsx'

export function RetentionPage() {
  return (
    <Page title={retentionTexts.title} above={<BackLink to="/admin/dashboard">{adminTexts.back}</BackLink>}>
      <RetentionRules />
      <RetentionHolds />
      <RetentionErasures />
    </Page>
  )
}
