import { bellTexts as texts } from '@roomtone/texts/notification/notifications'
import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useUnreadNotifications } from '../../parts/notification/use-unread-notifications.ts'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { useMedia } from '../../platform/use-media.ts'
import { Count } from '../../ui/count.tsx'
import { cx } from '../../ui/cx.ts'
import { useArrival } from './use-arrival.ts'

const loadPanel = () => import('../../features/notification/notification-panel.tsx')
const NotificationPanel = lazyPart(async () => ({ default: (await loadPanel()).NotificationPanel }))

/**
 * The number of unread notifications. On a phone it leads to their page, elsewhere the latest open below it.
 */
export function Bell({ night = false }: { night?: boolean | undefined }) {
  const known = useUnreadNotifications()
  const unread = known ?? 0
  const isWide = useMedia('(min-width: 45rem)')
  const face = (
    <>
      <BellIcon className="size-5" strokeWidth={1.5} aria-hidden="true" />
      <Count value={unread} label={texts.count({ count: unread })} className="absolute top-0 end-0" />
    </>
  )
  const look = {
    'aria-label': texts.bell({ count: unread }),
    className: cx(
      'relative inline-grid size-11 flex-none place-items-center rounded-pill',
      night ? 'text-night-ink-2 hover:text-night-ink' : 'hover:bg-paper-2',
    ),
  }
  return (
    <>
      {isWide ? (
        <PanelBell {...look}>{face}</PanelBell>
      ) : (
        <Link to="/notifications" {...look}>
          {face}
        </Link>
      )}
      <p role="status" className="sr-only">
        {useArrival(known, false, (count) => texts.arrived({ count }))}
      </p>
    </>
  )
}

type PanelBellProps = { 'aria-label': string; className: string; children: React.ReactNode }

function PanelBell(props: PanelBellProps) {
  const id = useId()
  const bell = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // Drawn from the first press on, and kept, so that it can animate out.
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <button
        {...props}
        ref={bell}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={() => void loadPanel().catch(() => {})}
        onClick={() => {
          setWanted(true)
          setOpen(!open)
        }}
      />
      {wanted && (
        <Suspense>
          <NotificationPanel
            id={id}
            bell={bell}
            open={open}
            onOpenChange={setOpen}
            onMissing={() => {
              setOpen(false)
              setWanted(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
