import { Link } from 'react-router'
import { articlePath } from '../../../platform/article-path.ts'
import type { HelpCard } from './help-article.ts'

interface Props {
  card: HelpCard
  /** The text below the title when it is not the summary. */
  text?: string | undefined
  query?: string | undefined
}

export function HelpCardLink({ card, text, query }: Props) {
  return (
    <Link
      to={articlePath(card.slug, query)}
      lang="en"
      className="group block h-full border-t border-line py-5"
    >
      <h3 className="font-serif text-title text-ink decoration-accent decoration-1 underline-offset-4 group-hover:underline">
        {card.title}
      </h3>
      <p className="mt-1.5 text-small text-ink-2">{text ?? card.summary}</p>
    </Link>
  )
}
