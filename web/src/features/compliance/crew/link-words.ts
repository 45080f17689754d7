import type { CrewMemberView } from '@roomtone/contract/compliance/crew'
import { crewTexts } from '@roomtone/texts/compliance/crew'
import { momentWords } from '../../../parts/time/when.ts'

const texts = crewTexts.links

/** The state of a personal link, in the place's time. */
export function linkWords(link: CrewMemberView['link'], timeZone: string, now: Date): string {
  if (link === null) return texts.none
  const at = (instant: string) => momentWords(instant, timeZone, now)
  if (Date.parse(link.expiresAt) <= now.getTime()) return texts.over({ when: at(link.expiresAt) })
  if (link.views === 0 || link.lastViewedAt === null) return texts.unopened({ when: at(link.sentAt) })
  return texts.opened({ views: link.views, when: at(link.lastViewedAt) })
}
