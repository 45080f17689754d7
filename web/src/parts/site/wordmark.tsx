import { wordmarkTexts as texts } from '@roomtone/texts/site/wordmark'
import { Link } from 'react-router'

export function Wordmark({ to }: { to: string }) {
  return (
    <Link
      to={to}
      aria-label={texts.home}
      className="inline-flex min-h-11 items-center font-serif text-lead leading-none tracking-tight"
    >
      {texts.brand}
    </Link>
  )
}
