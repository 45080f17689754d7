export type HelpGuide = 'getting-started' | 'hosting' | 'booking' | 'safety'

/** Texts may hold [label](/path) and {support}; the page turns both into links. */
export type HelpBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; items: string[] }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  | { kind: 'note'; text: string }

export interface HelpArticle {
  slug: string
  title: string
  summary: string
  guide: HelpGuide
  /** What people type when they look for this. Searched, never shown. */
  asked?: string[]
  body: HelpBlock[]
}

/** The part of an article that lists and links need. */
export type HelpCard = Omit<HelpArticle, 'body' | 'asked'>
