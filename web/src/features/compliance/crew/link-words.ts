import type { CrewMemberView } from '@roomtone/contract/compliance/crew'
import { momentWords } from '../../../parts/time/when.ts'
import { crewTexts } from './crew.texts.ts'

const texts = crewTexts.links

/** How a personal link stands, by the clocks of the place. */
export function linkWords(link: CrewMemberView['link'], timeZone: string, now: Date): string {
  if (link === null) return texts.none
  const at = (instant: string) => momentWords(instant, timeZone, now)
  if (Date.parse(link.expiresAt) <= now.getTime()) return texts.over(at(link.expiresAt))
  if (link.views === 0 || link.lastViewedAt === null) return texts.unopened(at(link.sentAt))
  return texts.opened(link.views, at(link.lastViewedAt))
}
