import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import type { CSSProperties } from 'react'
import { cx } from '../../../ui/cx.ts'
import { barLook } from '../grid/calendar-bar.tsx'
import type { Hatch, Piece } from './lane.ts'
import { pieceDetail, pieceTitle, waitingWords } from './piece-words.ts'

type LanePieceProps = { piece: Piece; columns: number; timeZone: string; seesBookings: boolean }

/** The cells say the same in words. */
export function LanePiece({ piece, columns, timeZone, seesBookings }: LanePieceProps) {
  const { held, second, look, column, span, top, height, isWhole } = piece
  const { className, style } = barLook[look]
  const place: CSSProperties = {
    left: `calc(${(column / columns) * 100}% + 3px)`,
    width: `calc(${(span / columns) * 100}% - 5px)`,
    ...(isWhole ? { top: 3, bottom: 3 } : { top: `${top * 100}%`, height: `calc(${height * 100}% - 1px)` }),
  }
  const title = held ? pieceTitle(held, seesBookings) : calendarTexts.board.second
  const detail = held ? pieceDetail(held, timeZone) : second ? waitingWords(second, timeZone) : ''
  const lines = linesOf(piece)
  const line = cx(look === 'block' && 'self-start rounded-s bg-off-soft px-1 max-w-full')
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute z-2 flex flex-col overflow-hidden rounded-s px-1 py-0.5 text-tiny leading-[1.2]',
        look === 'block' && 'justify-center',
        className,
      )}
      style={{ ...place, ...style }}
    >
      <b className={cx(line, NAME[lines], 'flex-none font-semibold')}>{title}</b>
      <span className={cx(line, lines === 3 ? 'wrap-anywhere' : 'truncate', 'even-figures')}>{detail}</span>
    </span>
  )
}

/** How many lines there are for the name, with one more for the hours. */
function linesOf({ isWhole, height }: Piece): 1 | 2 | 3 {
  if (isWhole) return 3
  return height >= 0.45 ? 2 : 1
}

const NAME = {
  1: 'truncate',
  2: 'line-clamp-2 hyphens-auto wrap-anywhere',
  3: 'line-clamp-3 hyphens-auto wrap-anywhere',
}

export const HATCH: CSSProperties = {
  forcedColorAdjust: 'none',
  backgroundImage:
    'repeating-linear-gradient(135deg, color-mix(in srgb, var(--ink-3) 60%, transparent) 0 1px, transparent 1px 5px)',
}

export function LaneHatch({ hatch: { column, top, height }, columns }: { hatch: Hatch; columns: number }) {
  return (
    <i
      aria-hidden="true"
      className="pointer-events-none absolute z-1"
      style={{
        ...HATCH,
        left: `calc(${(column / columns) * 100}% + 3px)`,
        width: `calc(${100 / columns}% - 5px)`,
        top: `${top * 100}%`,
        height: `${height * 100}%`,
      }}
    />
  )
}
