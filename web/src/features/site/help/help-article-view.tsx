import { helpTexts } from '@roomtone/texts/site/help'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { EnglishNote } from '../../../parts/site/english-note.tsx'
import { guides } from './guides.ts'
import type { HelpArticle, HelpCard } from './help-article.ts'
import { HelpBlockView } from './help-block-view.tsx'
import { HelpCardLink } from './help-card-link.tsx'

interface Props {
  article: HelpArticle
  query: string
  /** The other articles of the same guide. */
  more: HelpCard[]
  supportEmail: string
}

export function HelpArticleView({ article, query, more, supportEmail }: Props) {
  const guide = guides.find((candidate) => candidate.guide === article.guide)
  return (
    <>
      <Link
        to={query ? `/help?${new URLSearchParams({ q: query })}` : '/help'}
        className="inline-flex min-h-11 items-center gap-2 text-small text-ink-2 hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {query ? helpTexts.backToResults : helpTexts.back}
      </Link>
      {/* Articles are English on every language's pages, and a screen reader is told so. */}
      <article lang="en" className="mt-4 max-w-[68ch]">
        <EnglishNote />
        <p className="text-small text-ink-2">{guide?.title}</p>
        <h1 className="mt-2 font-serif text-h1 text-ink">{article.title}</h1>
        <p className="mt-5 text-h3 text-ink-2">{article.summary}</p>
        <div className="mt-8 stack-4 border-t border-line pt-8 text-ink">
          {article.body.map((block) => (
            <HelpBlockView key={JSON.stringify(block)} block={block} supportEmail={supportEmail} />
          ))}
        </div>
      </article>
      <section aria-labelledby="help-more" className="mt-16 print:hidden">
        <h2 id="help-more" className="font-serif text-h2 text-ink">
          {helpTexts.more({ guide: guide?.title ?? '' })}
        </h2>
        <ul className="mt-6 grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
          {more.map((card) => (
            <li key={card.slug}>
              <HelpCardLink card={card} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
