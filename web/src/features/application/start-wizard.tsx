import { draftCalls } from '@roomtone/contract/application/draft.calls'
import type { HostType } from '@roomtone/domain/listing/options'
import { wizardTexts as texts } from '@roomtone/texts/application/wizard'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OpenDrafts } from './draft/open-drafts.tsx'
import { addressOf } from './draft/place-in-address.ts'
import { WizardFooter, WizardFrame } from './wizard-frame.tsx'
import { WizardOverview } from './wizard-overview.tsx'

/** Before there is a draft. Getting started makes one, and its id replaces this address in the history. */
export function StartWizard({ type }: { type: HostType | null }) {
  const { call } = useServices()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const start = useMutation({
    mutationFn: () => call(draftCalls.start, { body: { type } }),
    onSuccess: ({ id }) =>
      navigate(addressOf(search, { draft: id, screen: 'property-type' }), { replace: true }),
    onError: toastError,
  })
  return (
    <WizardFrame
      exit={
        <ButtonLink variant="line" to="/home">
          {texts.frame.leave}
        </ButtonLink>
      }
      footer={
        <WizardFooter
          place="overview"
          next={texts.start}
          need={null}
          asked={false}
          pending={start.isPending || start.isSuccess}
          onNext={() => start.mutate()}
        />
      }
    >
      <WizardOverview type={type}>
        <OpenDrafts />
      </WizardOverview>
    </WizardFrame>
  )
}
