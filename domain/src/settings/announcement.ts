export const ANNOUNCEMENT_TONES = ['info', 'warning', 'good'] as const
export type AnnouncementTone = (typeof ANNOUNCEMENT_TONES)[number]

/** Members are signed in; hosts have the role. */
export const ANNOUNCEMENT_AUDIENCES = ['everyone', 'members', 'hosts'] as const
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number]

export type Announcement = {
  /** Another text is another announcement: whoever closed the one before sees it again. */
  id: string
  text: string
  link: { label: string; path: string } | null
  tone: AnnouncementTone
  audience: AnnouncementAudience
  /** Null: from now on, until it is taken down. */
  from: string | null
  until: string | null
}

export const ANNOUNCEMENT_TEXT_MAX = 200
export const ANNOUNCEMENT_LINK_MAX = 40

export function isAnnounced({ from, until }: Pick<Announcement, 'from' | 'until'>, now: Date): boolean {
  const at = now.getTime()
  return (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until))
}
