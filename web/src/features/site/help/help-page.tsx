import { helpTexts } from './help.texts.ts'
import { HelpArticleView } from './help-article-view.tsx'
import { HelpContact } from './help-contact.tsx'
import { HelpIndex } from './help-index.tsx'
import { HelpResults } from './help-results.tsx'
import { HelpSearch } from './help-search.tsx'
import type { HelpContent } from './load-help.ts'

interface Props extends HelpContent {
  supportEmail: string
  /** Called as the person types: replace the history entry and leave the scroll position alone. */
  onQuery: (query: string) => void
}

export function HelpPage({ query, article, results, guides, popular, supportEmail, onQuery }: Props) {
  // The empty result already offers the same address, and one next action is enough.
  const nothingFound = !article && query.trim() !== '' && results.length === 0
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none md:pt-14 md:pb-28">
      {article ? (
        <HelpArticleView
          article={article}
          query={query}
          more={guides
            .flatMap((guide) => guide.articles)
            .filter((card) => card.guide === article.guide && card.slug !== article.slug)}
          supportEmail={supportEmail}
        />
      ) : (
        <>
          <h1 className="font-serif text-h1 text-ink">{helpTexts.title}</h1>
          <HelpSearch query={query} onQuery={onQuery} />
          <div className="mt-12 md:mt-16">
            {query.trim() ? (
              <HelpResults query={query.trim()} results={results} supportEmail={supportEmail} />
            ) : (
              <HelpIndex guides={guides} popular={popular} />
            )}
          </div>
        </>
      )}
      {!nothingFound && (
        <div className="mt-16 md:mt-24 print:hidden">
          <HelpContact supportEmail={supportEmail} />
        </div>
      )}
    </main>
  )
}
