import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { waitlistTexts as texts } from './waitlist.texts.ts'
import { WaitlistDone } from './waitlist-done.tsx'
import { WaitlistForm } from './waitlist-form.tsx'

/** Form, then success screen, then close. */
export function WaitlistDialog({ onClose }: { onClose: () => void }) {
  const [joined, setJoined] = useState<string | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={joined ? texts.done.title : texts.title}
      description={joined ? texts.done.text(joined) : texts.intro}
    >
      {joined ? (
        <WaitlistDone onClose={onClose} />
      ) : (
        <>
          <WaitlistForm onJoined={setJoined} />
          <p className="mt-5 text-small text-ink-2">
            {texts.haveInvite}{' '}
            <Link to="/auth" onClick={onClose} className="link">
              {texts.signUp}
            </Link>
          </p>
        </>
      )}
    </Dialog>
  )
}
