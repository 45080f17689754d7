import { helpTexts } from '@roomtone/texts/site/help'
import { Link } from 'react-router'
import { articlePath } from '../../../platform/article-path.ts'
import { HelpCardLink } from './help-card-link.tsx'
import type { HelpContent } from './load-help.ts'

export function HelpIndex({ guides, popular }: Pick<HelpContent, 'guides' | 'popular'>) {
  return (
    <>
      <section aria-labelledby="help-popular">
        <h2 id="help-popular" className="font-serif text-h2 text-ink">
          {helpTexts.popular}
        </h2>
        <ul className="mt-6 grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
          {popular.map((card) => (
            <li key={card.slug}>
              <HelpCardLink card={card} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="help-guides" className="mt-14 md:mt-20">
        <h2 id="help-guides" className="font-serif text-h2 text-ink">
          {helpTexts.guides}
        </h2>
        <div className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-4">
          {guides.map((guide) => (
            <section
              key={guide.title}
              lang="en"
              aria-label={guide.title}
              className="border-t border-ink pt-5"
            >
              <h3 className="font-serif text-title text-ink">{guide.title}</h3>
              <p className="mt-1 text-small text-ink-2">{guide.lead}</p>
              <ul className="mt-4">
                {guide.articles.map((card) => (
                  <li key={card.slug}>
                    <Link
                      to={articlePath(card.slug)}
                      className="touch flex items-center py-1.5 text-small text-ink underline-offset-4 hover:underline hover:decoration-accent"
                    >
                      {card.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </>
  )
}
