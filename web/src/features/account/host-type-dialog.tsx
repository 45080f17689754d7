import { accountCalls } from '@roomtone/contract/account/account.calls'
import { ApiError } from '@roomtone/contract/call'
import { accountTexts } from '@roomtone/texts/account/account'
import { DoorOpen, House, Trees } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useServices } from '../../platform/services.tsx'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'

const texts = accountTexts.host
const ICONS = { home: House, room: DoorOpen, location: Trees }
type HostType = keyof typeof texts.types

/** Choosing a type takes on the host role, if needed, and opens the wizard with that type. */
export function HostTypeDialog({ onClose }: { onClose: () => void }) {
  const { call, session, queryClient } = useServices()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<HostType | null>(null)

  async function choose(type: HostType): Promise<void> {
    setChosen(type)
    try {
      const isHost = session?.get()?.user.roles.includes('host')
      if (!isHost) {
        session?.updateUser(await call(accountCalls.takeHostRole, {}))
        queryClient.removeQueries({ queryKey: ['me'] })
        void showToast('success', texts.enabled)
      }
      onClose()
      await navigate(`/listing-wizard?type=${type}`)
    } catch (error) {
      setChosen(null)
      if (error instanceof ApiError && error.code === 'email_unconfirmed') toastError(error)
      else void showToast('error', texts.failed)
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} description={texts.intro}>
      <div className="grid gap-3">
        {(Object.keys(texts.types) as HostType[]).map((type) => {
          const Icon = ICONS[type]
          return (
            <button
              key={type}
              type="button"
              disabled={chosen !== null}
              onClick={() => void choose(type)}
              className="flex items-center gap-4 rounded-m border bg-card p-4 text-start transition-[border-color] hover:border-ink disabled:opacity-60"
            >
              {chosen === type ? (
                <Spinner />
              ) : (
                <Icon className="size-6 text-ink-2" strokeWidth={1.5} aria-hidden="true" />
              )}
              <span>
                <span className="block font-medium">{texts.types[type].label}</span>
                <span className="block text-small text-ink-2">{texts.types[type].description}</span>
              </span>
            </button>
          )
        })}
      </div>
    </Dialog>
  )
}
