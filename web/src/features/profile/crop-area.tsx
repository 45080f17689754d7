import { type Crop, keepInside, zoomTo } from '@roomtone/domain/account/crop'
import { profileTexts } from '@roomtone/texts/profile/profile'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

const texts = profileTexts.crop

export type Shown = { url: string; width: number; height: number }

type CropAreaProps = { picture: Shown; crop: Crop; onChange: (crop: Crop) => void }

const STEP = 0.02
const ZOOM_STEP = 0.05

/** A square window onto the picture; the picture moves behind it. */
export function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const { width, height, url } = picture
  const window_ = useRef<HTMLDivElement>(null)
  const shorter = Math.min(width, height)
  const scale = 1 / crop.size

  function move(right: number, down: number) {
    const left = crop.left + (right * crop.size * shorter) / width
    const top = crop.top + (down * crop.size * shorter) / height
    onChange(keepInside(picture, { ...crop, left, top }))
  }

  function drag(event: PointerEvent) {
    const side = window_.current?.clientWidth
    if (!side || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(-event.movementX / side, -event.movementY / side)
  }

  function press(event: KeyboardEvent) {
    const done = keyOf(event.key)
    if (!done) return
    event.preventDefault()
    if ('by' in done) onChange(zoomTo(picture, crop, crop.size + done.by))
    else move(done.right, done.down)
  }

  return (
    <div
      ref={window_}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the keyboard
      tabIndex={0}
      role="application"
      aria-label={texts.area}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      className="relative mx-auto w-full max-w-80 overflow-hidden rounded-m bg-off-soft"
      style={{ touchAction: 'none', cursor: 'grab', aspectRatio: 1 }}
    >
      <img
        src={url}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: `${(width / shorter) * scale * 100}%`,
          left: `${-crop.left * (width / shorter) * scale * 100}%`,
          top: `${-crop.top * (height / shorter) * scale * 100}%`,
        }}
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-pill border"
        style={{ boxShadow: '0 0 0 400px color-mix(in srgb, var(--card) 60%, transparent)' }}
      />
    </div>
  )
}

function keyOf(key: string): { right: number; down: number } | { by: number } | null {
  switch (key) {
    case 'ArrowLeft':
      return { right: -STEP, down: 0 }
    case 'ArrowRight':
      return { right: STEP, down: 0 }
    case 'ArrowUp':
      return { right: 0, down: -STEP }
    case 'ArrowDown':
      return { right: 0, down: STEP }
    case '+':
    case '=':
      return { by: -ZOOM_STEP }
    case '-':
      return { by: ZOOM_STEP }
    default:
      return null
  }
}
