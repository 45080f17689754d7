import type { CohostView, SharedAccess } from '@roomtone/contract/cohost/cohost'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { needsIdentity } from '@roomtone/domain/access/cohost-rights'
import { sharedAccessTexts } from '@roomtone/texts/account/shared-access'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { dateOf } from '../../../../parts/time/moments.ts'
import { listWords } from '../../../../platform/language/list-words.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { focusIfLost } from '../../../../ui/focus/focus-if-lost.ts'
import { houseName } from './house-name.ts'
import { useKeepShared } from './shared-access.query.ts'

const texts = sharedAccessTexts.given
const HEADING = 'given-title'
const TONES: Record<CohostView['status'], BadgeTone> = {
  invited: 'wait',
  expired: 'off',
  active: 'ok',
  ended: 'off',
  declined: 'off',
}

const InviteDialog = lazyPart(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))
const ChangeRightsDialog = lazyPart(async () => ({
  default: (await import('./change-rights-dialog.tsx')).ChangeRightsDialog,
}))
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../../parts/dialog/confirm-dialog.tsx')).ConfirmDialog,
}))

export function GivenList({ given, listings }: Pick<SharedAccess, 'given' | 'listings'>) {
  const [isInviting, setInviting] = useState(false)
  return (
    <section aria-labelledby={HEADING} className="border-b py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={HEADING} tabIndex={-1} className="font-sans text-body font-medium tracking-normal">
          {texts.title}
        </h2>
        {listings.length > 0 && (
          <Button variant="line" aria-haspopup="dialog" onClick={() => setInviting(true)}>
            {texts.invite}
          </Button>
        )}
      </div>
      <p className="text-small text-ink-2">{given.length === 0 ? texts.none : texts.text}</p>
      {given.length > 0 && (
        <ul aria-label={texts.list} className="mt-2">
          {given.map((cohost) => (
            <Given key={cohost.id} cohost={cohost} house={houseOf(cohost, listings)} />
          ))}
        </ul>
      )}
      {isInviting && (
        <Suspense>
          <InviteDialog listings={listings} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** Spaces that are added later are shared too. */
function houseOf({ hasWholeHouse, listing }: CohostView, listings: SharedAccess['listings']): string | null {
  if (!hasWholeHouse) return null
  return houseName(listings.find(({ id }) => id === listing.id)?.house ?? null, listing.city)
}

function Given({ cohost, house }: { cohost: CohostView; house: string | null }) {
  const { name, email, listing, rights, status } = cohost
  const isWaiting = rights.some(needsIdentity) && status === 'active' && !cohost.isVerified
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {name ?? email}
          <Badge tone={TONES[status]}>{texts.status[status]}</Badge>
        </p>
        {name && <p className="text-small text-ink-2 wrap-anywhere">{email}</p>}
        <p className="text-small text-ink-2">
          {listing.title} · {listWords(rights.map((right) => sharedAccessTexts.rights[right].name))}
        </p>
        {house && <p className="text-small text-ink-2">{sharedAccessTexts.house.all({ house })}</p>}
        <p className="text-small text-ink-2">{standing(cohost)}</p>
        {isWaiting && <p className="text-small text-ink-2">{texts.unverified}</p>}
      </div>
      {status !== 'ended' && status !== 'declined' && <Actions cohost={cohost} />}
    </li>
  )
}

function standing({ status, expiresAt, acceptedAt, endedAt }: CohostView): string {
  if (status === 'ended') return texts.ended({ when: dateOf(endedAt ?? expiresAt) })
  if (status === 'declined') return texts.declined({ when: dateOf(endedAt ?? expiresAt) })
  if (status === 'active') return texts.since({ when: dateOf(acceptedAt ?? expiresAt) })
  return status === 'invited'
    ? texts.until({ when: dateOf(expiresAt) })
    : texts.lapsed({ when: dateOf(expiresAt) })
}

function Actions({ cohost }: { cohost: CohostView }) {
  const { id, name, email, listing, status } = cohost
  const [asking, setAsking] = useState<'change' | 'remove' | null>(null)
  const { call } = useServices()
  const keep = useKeepShared()
  const who = name ?? email
  const resending = useMutation({
    mutationFn: () => call(cohostCalls.resend, { params: { id } }),
    onSuccess: (shared) => {
      keep(shared)
      void showToast('success', texts.resent({ email }))
    },
    onError: toastError,
  })

  async function remove(): Promise<void> {
    keep(await call(cohostCalls.end, { params: { id } }))
    void showToast('success', texts.removed)
    focusIfLost(document.getElementById(HEADING))
  }

  return (
    <div className="flex flex-wrap gap-3">
      {status !== 'active' && (
        <Button
          variant="quiet"
          aria-label={texts.resendName({ who, title: listing.title })}
          pending={resending.isPending}
          onClick={() => resending.mutate()}
        >
          {texts.resend}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={texts.changeName({ who, title: listing.title })}
        onClick={() => setAsking('change')}
      >
        {texts.change}
      </Button>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={texts.removeName({ who, title: listing.title })}
        onClick={() => setAsking('remove')}
      >
        {texts.remove}
      </Button>
      <Suspense>
        {asking === 'change' && <ChangeRightsDialog cohost={cohost} onClose={() => setAsking(null)} />}
        {asking === 'remove' && (
          <ConfirmDialog
            title={texts.removeAsk.title}
            text={texts.removeAsk.text({ who, title: listing.title })}
            confirm={texts.removeAsk.confirm}
            cancel={sharedAccessTexts.cancel}
            onConfirm={remove}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
