import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { settingsTexts } from './settings.texts.ts'

const texts = settingsTexts.taxes

export function Taxes() {
  return (
    <SectionTabs
      section="taxes"
      label={settingsTexts.sections.taxes.title}
      tabs={[
        { value: 'taxpayers', label: texts.tabs.taxpayers, content: <Nothing {...texts.taxpayers} /> },
        { value: 'documents', label: texts.tabs.documents, content: <Nothing {...texts.documents} /> },
      ]}
    />
  )
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState title={title} action={<ButtonLink to="/help?article=payouts">{texts.action}</ButtonLink>}>
      <p>{text}</p>
    </EmptyState>
  )
}
