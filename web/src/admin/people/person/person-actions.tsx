import type { Session } from '@roomtone/contract/account/session'
import {
  endPersonSessions,
  impersonate,
  removePersonFactors,
} from '@roomtone/contract/people/care-for-person'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import type { PersonDetail } from '@roomtone/contract/people/show-person'
import { homeOf } from '@roomtone/domain/access/page-guard'
import { personTexts as texts } from '@roomtone/texts/admin/person'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { ensureProof } from '../../../platform/proof/ensure-proof.ts'
import { useServices } from '../../../platform/services.tsx'
import { SESSION_KEY } from '../../../platform/session/session-store.ts'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { PersonMenu } from './person-menu.tsx'

const ReasonDialog = lazyPart(async () => ({
  default: (await import('../../list/reason-dialog.tsx')).ReasonDialog,
}))

export function PersonActions({ detail, isOwn }: { detail: PersonDetail; isOwn: boolean }) {
  const { person, facts } = detail
  const services = useServices()
  const queryClient = useQueryClient()
  const [question, setQuestion] = useState<'look' | 'end' | 'factors' | null>(null)
  const params = { id: person.id }
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['admin', 'person', person.id] })
  const close = () => setQuestion(null)
  const resend = useMutation({
    mutationFn: () => services.call(peopleCalls.resendConfirmation, { params }),
    onSuccess: () => void showToast('success', texts.resent),
    onError: toastError,
    onSettled: refresh,
  })
  const canLook = !isOwn && !person.suspended && !person.roles.includes('admin')
  return (
    <>
      {canLook && <Button onClick={() => setQuestion('look')}>{texts.actions.look}</Button>}
      {!isOwn && (
        <Button variant="line" onClick={() => setQuestion('end')}>
          {texts.actions.endSessions}
        </Button>
      )}
      {!isOwn && facts.hasSecondFactor && (
        <Button variant="line" onClick={() => setQuestion('factors')}>
          {texts.actions.removeFactors}
        </Button>
      )}
      {!facts.emailConfirmedAt && (
        <Button variant="line" pending={resend.isPending} onClick={() => resend.mutate()}>
          {texts.actions.resend}
        </Button>
      )}
      <PersonMenu person={person} isOwn={isOwn} />
      <Suspense>
        {question === 'look' && (
          <ReasonDialog
            title={texts.look.title({ name: person.fullName })}
            text={texts.look.text}
            reason={{ label: texts.look.reason, hint: texts.look.reasonHint }}
            confirm={texts.look.confirm}
            pendingText={texts.look.pending}
            schema={impersonate.body}
            rest={{}}
            onConfirm={async (reason) => {
              // Asks before opening the tab, because the question would otherwise be hidden behind it.
              await ensureProof(services)
              const opened = await openLookingTab(() =>
                services.call(peopleCalls.impersonate, { params, body: { reason } }),
              )
              if (!opened) void showToast('error', texts.look.blocked)
              await refresh()
            }}
            onClose={close}
          />
        )}
        {question === 'end' && (
          <ReasonDialog
            title={texts.endSessions.title({ name: person.fullName })}
            text={texts.endSessions.text}
            reason={{ label: texts.endSessions.reason, hint: texts.endSessions.reasonHint }}
            confirm={texts.actions.endSessions}
            pendingText={texts.endSessions.pending}
            schema={endPersonSessions.body}
            rest={{}}
            onConfirm={async (reason) => {
              const { ended } = await services.call(peopleCalls.endSessions, { params, body: { reason } })
              void showToast('success', texts.endSessions.done({ count: ended }))
              await refresh()
            }}
            onClose={close}
          />
        )}
        {question === 'factors' && (
          <ReasonDialog
            title={texts.removeFactors.title({ name: person.fullName })}
            text={texts.removeFactors.text}
            reason={{ label: texts.removeFactors.reason, hint: texts.removeFactors.reasonHint }}
            confirm={texts.removeFactors.confirm}
            pendingText={texts.removeFactors.pending}
            schema={removePersonFactors.body}
            rest={{}}
            onConfirm={async (reason) => {
              await services.call(peopleCalls.removeFactors, { params, body: { reason } })
              void showToast('success', texts.removeFactors.done)
              await refresh()
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

/**
 * Opens the tab before asking the server, because browsers allow a new tab only right after a press. The
 * session is handed to that tab alone and is never in an address. False: the browser did not open it.
 */
async function openLookingTab(ask: () => Promise<Session>): Promise<boolean> {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return false
  try {
    const session = await ask()
    tab.sessionStorage.setItem(SESSION_KEY, JSON.stringify(session))
    tab.opener = null
    tab.location.replace(homeOf(session.user))
    return true
  } catch (error) {
    tab.close()
    throw error
  }
}
