import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { hostingTexts } from './hosting.texts.ts'

type OtherTab = keyof typeof hostingTexts.other

export function OtherPanel({ tab }: { tab: OtherTab }) {
  const texts = hostingTexts.other[tab]
  return (
    <Page title={texts.title}>
      <EmptyState
        title={texts.empty}
        action={<ButtonLink to={texts.to}>{texts.action}</ButtonLink>}
        className="rounded-l border bg-card"
      >
        <p>{texts.text}</p>
      </EmptyState>
    </Page>
  )
}
