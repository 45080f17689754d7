import { KeyboardCode, KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core'

const OURS = new Set<string>(Object.values(KeyboardCode))
const PATIENCE = 5000

type Drag = KeyboardSensorProps['context']['current']

/**
 * The library starts listening in a timeout after the photo is lifted, and learns what the photo is over some
 * time after a move; browsers let keys overtake both. The arrow or the drop of a quick typist, or of anybody
 * on a busy machine, would be lost. So each key waits until the one before it has done its work.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props)
    const { context } = props
    const waiting: KeyboardEvent[] = []

    function keep(event: KeyboardEvent): void {
      if (!event.isTrusted || !OURS.has(event.code)) return
      if (waiting.length === 0 && context.current.active === null) {
        document.removeEventListener('keydown', keep, true)
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
      if (waiting.push(event) === 1) setTimeout(replay)
    }

    function replay(): void {
      const [event] = waiting
      if (event && (isSettled(context.current) || performance.now() - event.timeStamp > PATIENCE)) {
        waiting.shift()
        // Dispatched as an event, because only then does the page draw its effect before anything else
        // happens.
        event.target?.dispatchEvent(new KeyboardEvent('keydown', event))
      }
      if (waiting.length > 0) setTimeout(replay)
    }

    document.addEventListener('keydown', keep, true)
  }
}

function isSettled({ active, collisionRect, collisions, over }: Drag): boolean {
  if (active === null) return true
  return collisionRect !== null && (collisions?.[0]?.id ?? null) === (over?.id ?? null)
}
