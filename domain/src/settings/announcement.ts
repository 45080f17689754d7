export const ANNOUNCEMENT_TONES = ['info', 'warning', 'good'] as const
export type AnnouncementTone = (typeof ANNOUNCEMENT_TONES)[number]

/** Members are signed in; hosts have the role. */
export const ANNOUNCEMENT_AUDIENCES = ['everyone', 'members', 'hosts'] as const
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number]

/** `linkLabel` null: the link keeps its English name. */
export type AnnouncementWords = { text: string; linkLabel: string | null }

export type Announcement = {
  /** Another text is another announcement: people who closed the one before see it again. */
  id: string
  text: string
  link: { label: string; path: string } | null
  /**
   * The words in other languages; readers of a language that is not here read English. Absent from older
   * ones.
   */
  also?: { [language: string]: AnnouncementWords | undefined } | undefined
  tone: AnnouncementTone
  audience: AnnouncementAudience
  /** Null: from now on, until it is taken down. */
  from: string | null
  until: string | null
}

export const ANNOUNCEMENT_TEXT_MAX = 200
export const ANNOUNCEMENT_LINK_MAX = 40

/** The part of it that a page shows, and its language. */
export type Told = Omit<Announcement, 'also'> & { language: string }

export function announcementIn({ also, ...english }: Announcement, language: string): Told {
  const words = language === 'en' ? undefined : also?.[language]
  if (!words) return { ...english, language: 'en' }
  const link = english.link && { ...english.link, label: words.linkLabel ?? english.link.label }
  return { ...english, text: words.text, link, language }
}

export function isAnnounced({ from, until }: Pick<Announcement, 'from' | 'until'>, now: Date): boolean {
  const at = now.getTime()
  return (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until))
}
