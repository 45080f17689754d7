import { shellTexts as texts } from '@roomtone/texts/shell'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'

export function NotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="wrap grid min-h-[60dvh] content-center justify-items-start gap-5 py-20 outline-none"
    >
      <p aria-hidden="true" className="font-serif text-display text-ink-2">
        {texts.notFound.code}
      </p>
      <h1>
        <span className="sr-only">{texts.notFound.code} </span>
        {texts.notFound.title}
      </h1>
      <p className="max-w-md text-ink-2">{texts.notFound.text}</p>
      <Link to="/" className={buttonClass()}>
        {texts.notFound.action}
      </Link>
    </main>
  )
}
