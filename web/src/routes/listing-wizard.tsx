import { useSearchParams } from 'react-router'
import { isListingType, WizardOverview } from '../features/listing/wizard-overview.tsx'

export function Page() {
  const [search] = useSearchParams()
  const type = search.get('type')
  return <WizardOverview type={isListingType(type) ? type : null} />
}
