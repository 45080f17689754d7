import type { HelpResult } from './search-articles.ts'

/** The weight of an article for the other side. */
const OTHER_SIDE = 0.75

/** A guest who types `cancel` means their own booking; a host means the guest's. Visitors come as guests. */
export function rankFor(results: HelpResult[], isHost: boolean): HelpResult[] {
  const others = isHost ? 'booking' : 'hosting'
  const weight = ({ guide, score }: HelpResult) => (guide === others ? score * OTHER_SIDE : score)
  return [...results].sort((a, b) => weight(b) - weight(a))
}
