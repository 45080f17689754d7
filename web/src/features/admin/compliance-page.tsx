import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { adminTexts } from './admin.texts.ts'

const texts = adminTexts.compliance

export function CompliancePage() {
  return (
    <Page title={texts.title}>
      <EmptyState
        title={texts.emptyTitle}
        action={<ButtonLink to="/admin/dashboard">{texts.action}</ButtonLink>}
      >
        {texts.emptyText}
      </EmptyState>
    </Page>
  )
}
