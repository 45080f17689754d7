import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ToneLine } from '../../ui/tone-line.tsx'
import { waitlistTexts as texts } from './waitlist.texts.ts'

export function WaitlistDone({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone; without this the keyboard would fall out of the dialog.
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
