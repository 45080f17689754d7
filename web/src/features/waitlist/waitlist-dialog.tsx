import { signInPath } from '@roomtone/domain/access/page-guard'
import { waitlistTexts as texts } from '@roomtone/texts/waitlist/waitlist'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { nextIn } from '../../platform/next-in.ts'
import { useSite } from '../../platform/queries/site.query.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ToneLine } from '../../ui/tone-line.tsx'
import { WaitlistForm } from './waitlist-form.tsx'

/** Form, then success screen, then close. */
export function WaitlistDialog({ onClose }: { onClose: () => void }) {
  return useSite().inviteOnly ? <Waitlist onClose={onClose} /> : <OpenDoors onClose={onClose} />
}

/** Nobody has to wait any more, even if a button still mentions it. */
function OpenDoors({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.open.title}
      description={texts.open.text}
    >
      <ButtonLink to={signInPath(nextIn(search))} onClick={onClose}>
        {texts.signUp}
      </ButtonLink>
    </Dialog>
  )
}

function Waitlist({ onClose }: { onClose: () => void }) {
  const [search] = useSearchParams()
  const [joined, setJoined] = useState<string | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={joined ? texts.done.title : texts.title}
      description={joined ? texts.done.text({ email: joined }) : texts.intro}
    >
      {joined ? (
        <WaitlistDone onClose={onClose} />
      ) : (
        <>
          <WaitlistForm onJoined={setJoined} />
          <p className="mt-5 text-small text-ink-2">
            {texts.haveInvite}{' '}
            <Link to={signInPath(nextIn(search))} onClick={onClose} className="link">
              {texts.signUp}
            </Link>
          </p>
        </>
      )}
    </Dialog>
  )
}

function WaitlistDone({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLDivElement>(null)
  // The focused form is gone; without this the focus would leave the dialog.
  useEffect(() => close.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={close} className="grid gap-6">
      <ToneLine className="text-accent" />
      <Button wide onClick={onClose}>
        {texts.done.close}
      </Button>
    </div>
  )
}
