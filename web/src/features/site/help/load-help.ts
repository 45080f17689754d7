import { type Figures, fillFigures } from '../figures/fill-figures.ts'
import { guides } from './guides.ts'
import type { HelpArticle, HelpCard } from './help-article.ts'
import type { HelpResult } from './search-articles.ts'

export interface HelpContent {
  query: string
  /** The requested article, or null without a slug or with an unknown one. */
  article: HelpArticle | null
  /**
   * Ordered by how well they match the query; the list that shows them also considers who is asking
   * (`rankFor`).
   */
  results: HelpResult[]
  guides: { title: string; lead: string; articles: HelpCard[] }[]
  popular: HelpCard[]
}

type Asked = { query: string; article: string | null }

/** For a loader: plain data, so that a server-rendered page embeds only what it shows. */
export async function loadHelp(asked: Asked, site: Figures): Promise<HelpContent> {
  const [articles, { searchArticles }] = await Promise.all([
    import('./all-articles.ts'),
    import('./search-articles.ts'),
  ])
  const allArticles = fillFigures(articles.allArticles, site)
  const popularArticles = fillFigures(articles.popularArticles, site)
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
