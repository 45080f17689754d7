import { useState } from 'react'
import { useSite } from '../../platform/queries/site.query.ts'
import type { Credit } from './credits.ts'

/** What failed once fails again: the maps that follow do not wait for it anew. */
let hasFailed = false

/** What the map stands on: the style of this installation, or the packaged outline when there is none or it fails. */
export function useGround() {
  const { mapStyleUrl } = useSite()
  const [isGivenUp, setGivenUp] = useState(hasFailed)
  const [credits, setCredits] = useState<Credit[]>([])
  function giveUp(): void {
    hasFailed = true
    setGivenUp(true)
  }
  return { styleUrl: isGivenUp ? null : mapStyleUrl, credits, setCredits, giveUp }
}
