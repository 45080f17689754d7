import { helpTexts } from '@roomtone/texts/site/help'
import { HelpCardLink } from './help-card-link.tsx'
import type { HelpResult } from './search-articles.ts'

interface Props {
  query: string
  results: HelpResult[]
  supportEmail: string
}

export function HelpResults({ query, results, supportEmail }: Props) {
  const found = results.length > 0
  return (
    <section aria-labelledby="help-results" className="max-w-[68ch]">
      <h2
        id="help-results"
        aria-live="polite"
        className={found ? 'font-sans text-small text-ink-2' : 'font-serif text-h2'}
      >
        {found ? helpTexts.found({ count: results.length, query }) : helpTexts.nothing({ query })}
      </h2>
      {found ? (
        <ul className="mt-4 border-b border-line">
          {results.map((result) => (
            <li key={result.slug}>
              <HelpCardLink card={result} text={result.snippet} query={query} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="mt-3 text-ink-2">{helpTexts.nothingText}</p>
          <a
            href={`mailto:${supportEmail}?subject=${encodeURIComponent(query)}`}
            className="mt-6 inline-flex min-h-11 items-center rounded-pill border border-ink px-6 text-small font-medium text-ink hover:bg-ink hover:text-paper"
          >
            {helpTexts.write}
          </a>
        </>
      )}
    </section>
  )
}
