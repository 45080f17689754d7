import { HOST_TYPES } from '@roomtone/domain/listing/options'
import { useSearchParams } from 'react-router'
import { LoadDraft, LoadRework } from './draft/load-draft.tsx'
import { StartWizard } from './start-wizard.tsx'

/** The address holds the state: a draft to continue, an application to rework, or nothing yet. */
export function WizardPage() {
  const [search] = useSearchParams()
  const draft = search.get('draft')
  const application = search.get('application')
  if (draft) return <LoadDraft key={draft} id={draft} />
  if (application) return <LoadRework applicationId={application} />
  return <StartWizard type={HOST_TYPES.find((type) => type === search.get('type')) ?? null} />
}
