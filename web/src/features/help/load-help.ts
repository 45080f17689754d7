import { guides } from './guides.ts'
import type { HelpArticle, HelpCard } from './help-article.ts'
import { type HelpResult, searchArticles } from './search-articles.ts'

export interface HelpContent {
  query: string
  /** The article asked for, or null when none was asked for or none has that slug. */
  article: HelpArticle | null
  results: HelpResult[]
  guides: { title: string; lead: string; articles: HelpCard[] }[]
  popular: HelpCard[]
}

/** For a loader: plain data, so that a server-rendered page carries what it shows and nothing else. */
export async function loadHelp(asked: { query: string; article: string | null }): Promise<HelpContent> {
  const { allArticles, popularArticles } = await import('./all-articles.ts')
  return {
    query: asked.query,
    article: allArticles.find((article) => article.slug === asked.article) ?? null,
    results: searchArticles(allArticles, asked.query),
    guides: guides.map(({ guide, ...about }) => ({
      ...about,
      articles: allArticles.filter((article) => article.guide === guide).map(cardOf),
    })),
    popular: popularArticles.map(cardOf),
  }
}

function cardOf({ slug, title, summary, guide }: HelpArticle): HelpCard {
  return { slug, title, summary, guide }
}
