import { helpTexts } from '@roomtone/texts/site/help'
import { HelpArticleView } from './help-article-view.tsx'
import { HelpIndex } from './help-index.tsx'
import { HelpResults } from './help-results.tsx'
import { HelpSearch } from './help-search.tsx'
import type { HelpContent } from './load-help.ts'

interface Props extends HelpContent {
  supportEmail: string
  /** Called while the person types: it replaces the history entry and leaves the scroll position alone. */
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

function HelpContact({ supportEmail }: { supportEmail: string }) {
  return (
    <section
      aria-labelledby="help-contact"
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5 rounded-l bg-paper-2 px-6 py-8 md:px-10 md:py-10"
    >
      <div className="max-w-[48ch]">
        <h2 id="help-contact" className="font-serif text-h2 text-ink">
          {helpTexts.contactTitle}
        </h2>
        <p className="mt-2 text-ink-2">{helpTexts.contactText}</p>
      </div>
      <a
        href={`mailto:${supportEmail}`}
        className="inline-flex min-h-11 items-center font-medium break-all text-ink underline decoration-ink-3 underline-offset-4 hover:decoration-accent"
      >
        {supportEmail}
      </a>
    </section>
  )
}
