import { type Crop, middleOf, SMALLEST_CROP, zoomTo } from '@roomtone/domain/account/crop'
import { profileTexts } from '@roomtone/texts/profile/profile'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { CropArea, type Shown } from './crop-area.tsx'

const texts = profileTexts.crop

type CropDialogProps = {
  file: File
  /** Null: the middle. */
  onUse: (crop: Crop | null) => Promise<void>
  onClose: () => void
}

export function CropDialog({ file, onUse, onClose }: CropDialogProps) {
  const picture = usePicture(file)
  const [chosen, setCrop] = useState<Crop | null>(null)
  const [pending, setPending] = useState(false)
  const shown = picture === 'unknown' ? null : picture
  const crop = shown && (chosen ?? middleOf(shown))

  async function use() {
    setPending(true)
    await onUse(crop).finally(() => setPending(false))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={picture === 'unknown' ? texts.noPreview : texts.text}
    >
      {shown && crop ? (
        <>
          <CropArea picture={shown} crop={crop} onChange={setCrop} />
          <label className="mt-5 grid gap-2 text-small font-medium">
            {texts.zoom}
            <input
              type="range"
              min={1}
              max={1 / SMALLEST_CROP}
              step={0.05}
              value={1 / crop.size}
              onChange={(event) => setCrop(zoomTo(shown, crop, 1 / Number(event.target.value)))}
              className="w-full"
              style={{ accentColor: 'var(--accent)' }}
            />
          </label>
        </>
      ) : (
        picture !== 'unknown' && <Spinner label={profileTexts.avatar.uploading} />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button pending={pending} pendingText={profileTexts.avatar.uploading} onClick={() => void use()}>
          {texts.use}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

/** Upright, as the browser shows it and the server will read it; `unknown`: this browser can't read it. */
function usePicture(file: File): Shown | 'unknown' | null {
  const [picture, setPicture] = useState<Shown | 'unknown' | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    const image = new Image()
    image.onload = () => setPicture({ url, width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => setPicture('unknown')
    image.src = url
    return () => {
      image.onload = image.onerror = null
      URL.revokeObjectURL(url)
    }
  }, [file])
  return picture
}
