import type { SharedView } from '@roomtone/contract/cohost/cohost'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { needsIdentity } from '@roomtone/domain/access/cohost-rights'
import { sharedAccessTexts } from '@roomtone/texts/account/shared-access'
import { Suspense, useState } from 'react'
import { ownListingsQuery } from '../../../../parts/listing/own-listings.query.ts'
import { useVerifyPath } from '../../../../parts/verification/use-verify-path.ts'
import { listWords } from '../../../../platform/language/list-words.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { focusIfLost } from '../../../../ui/focus/focus-if-lost.ts'
import { useKeepShared } from './shared-access.query.ts'

const texts = sharedAccessTexts.received
const HEADING = 'received-title'
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

type ReceivedListProps = { received: SharedView[]; isVerified: boolean }

export function ReceivedList({ received, isVerified }: ReceivedListProps) {
  const verifyPath = useVerifyPath()
  const isWaiting = !isVerified && received.some(({ rights }) => rights.some(needsIdentity))
  return (
    <section aria-labelledby={HEADING} className="border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={HEADING} tabIndex={-1} className="font-sans text-body font-medium tracking-normal">
          {texts.title}
        </h2>
        <ButtonLink variant="line" to={isWaiting ? verifyPath : '/hosting?tab=listings'}>
          {isWaiting ? texts.verifyAction : texts.open}
        </ButtonLink>
      </div>
      {isWaiting && <p className="text-small text-ink-2">{texts.verify}</p>}
      <ul aria-label={texts.list} className="mt-2">
        {received.map((one) => (
          <Received key={one.id} shared={one} />
        ))}
      </ul>
    </section>
  )
}

function Received({ shared }: { shared: SharedView }) {
  const { id, listing, host, rights } = shared
  const [isAsking, setAsking] = useState(false)
  const services = useServices()
  const keep = useKeepShared()

  async function leave(): Promise<void> {
    keep(await services.call(cohostCalls.end, { params: { id } }))
    void services.queryClient.invalidateQueries(ownListingsQuery(services))
    void showToast('success', texts.left)
    focusIfLost(document.getElementById(HEADING) ?? document.getElementById('main'))
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">{listing.title}</p>
        <p className="text-small text-ink-2">
          {texts.by({ host })} · {listWords(rights.map((right) => sharedAccessTexts.rights[right].name))}
        </p>
      </div>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={texts.leaveName({ title: listing.title })}
        onClick={() => setAsking(true)}
      >
        {texts.leave}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={texts.leaveAsk.title}
            text={texts.leaveAsk.text({ host, title: listing.title })}
            confirm={texts.leaveAsk.confirm}
            cancel={sharedAccessTexts.cancel}
            onConfirm={leave}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </li>
  )
}
