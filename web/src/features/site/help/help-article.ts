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
  /** What people type when this is what they are looking for. Searched, never shown. */
  asked?: string[]
  body: HelpBlock[]
}

/** What lists and links need of an article. */
export type HelpCard = Omit<HelpArticle, 'body' | 'asked'>
