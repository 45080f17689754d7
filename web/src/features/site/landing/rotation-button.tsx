import { landingTexts } from '@roomtone/texts/site/landing'
import { useEffect, useState } from 'react'
import { PauseGlyph, PlayGlyph } from '../../../ui/glyphs.tsx'
import { ROTATION_MS } from './use-rotation.ts'

type RotationButtonProps = {
  /** Changes with every turn, which restarts the ring. */
  turn: number
  stopped: boolean
  held: boolean
  onToggle: () => void
  onTurn: () => void
}

export function RotationButton({ turn, stopped, held, onToggle, onTurn }: RotationButtonProps) {
  // A ring that finished before the page was hydrated would never report its end, so it is drawn only then.
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])

  const Icon = stopped ? PlayGlyph : PauseGlyph
  return (
    <button
      type="button"
      aria-label={stopped ? landingTexts.showcase.resume : landingTexts.showcase.pause}
      onClick={onToggle}
      className="relative inline-grid size-12 flex-none place-items-center rounded-pill border transition-[border-color,box-shadow] hover:border-ink motion-reduce:hidden"
    >
      {awake && (
        <svg
          viewBox="0 0 48 48"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
          className="absolute -inset-px size-12 -rotate-90 text-accent"
        >
          <circle
            key={turn}
            cx="24"
            cy="24"
            r="23"
            pathLength="1"
            strokeDasharray="1"
            strokeDashoffset="1"
            onAnimationEnd={onTurn}
            style={{
              animation: `ring ${ROTATION_MS}ms linear`,
              animationPlayState: held ? 'paused' : 'running',
            }}
          />
        </svg>
      )}
      <Icon className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
    </button>
  )
}
