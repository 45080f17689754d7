import { Link } from 'react-router'
import { type Inline, parseInline } from './parse-inline.ts'

const linkStyle = 'underline decoration-ink-3 underline-offset-4 hover:decoration-accent'

export function HelpText({ text, supportEmail }: { text: string; supportEmail: string }) {
  let offset = 0
  return parseInline(text).map((part) => <Part key={offset++} part={part} supportEmail={supportEmail} />)
}

function Part({ part, supportEmail }: { part: Inline; supportEmail: string }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'link':
      return (
        <Link className={linkStyle} to={part.to}>
          {part.label}
        </Link>
      )
    case 'support':
      return (
        <a className={linkStyle} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      )
  }
}
