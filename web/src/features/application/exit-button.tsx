import { wizardTexts as texts } from '@roomtone/texts/application/wizard'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PhotoUploads } from '../../parts/photo/photo-uploads.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../../ui/button.tsx'
import type { DraftStore } from './draft/draft-store.ts'

type ExitButtonProps = { store: Pick<DraftStore, 'flush'>; uploads: readonly PhotoUploads[] }

/**
 * Waits for photos that are uploading, because leaving would cancel them. People who can't wait may leave
 * anyway.
 */
export function ExitButton({ store, uploads }: ExitButtonProps) {
  const navigate = useNavigate()
  const [step, setStep] = useState<'uploading' | 'saving' | null>(null)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function exit(): Promise<void> {
    const failures = () => uploads.reduce((count, each) => count + each.failures, 0)
    const failed = failures()
    setStep('uploading')
    await Promise.all(uploads.map((each) => each.settled()))
    // The board has shown which uploads failed, and offers to try again.
    if (!isHere.current || failures() > failed) return setStep(null)
    setStep('saving')
    const isSaved = await store.flush()
    if (!isHere.current) return
    if (isSaved) await navigate('/home')
    else void showToast('error', texts.save.failed)
    setStep(null)
  }

  const isWaiting = step === 'uploading' && uploads.some(({ underWay }) => underWay > 0)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isWaiting && (
        <Button variant="quiet" onClick={() => uploads.forEach((each) => void each.stop())}>
          {texts.frame.withoutPhotos}
        </Button>
      )}
      <Button
        variant="line"
        pending={step !== null}
        pendingText={isWaiting ? texts.frame.uploading : texts.save.saving}
        onClick={() => void exit()}
      >
        {texts.frame.exit}
      </Button>
    </div>
  )
}
