import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { hostingTexts } from './hosting.texts.ts'

const texts = hostingTexts.listings

export function ListingsPanel() {
  return (
    <Page
      title={texts.title}
      actions={
        <ButtonLink variant="line" to="/listing-wizard">
          {texts.add}
        </ButtonLink>
      }
    >
      <EmptyState
        title={texts.empty}
        action={<ButtonLink to="/listing-wizard">{texts.create}</ButtonLink>}
        className="rounded-l border bg-card"
      >
        <p>{texts.text}</p>
      </EmptyState>
    </Page>
  )
}
