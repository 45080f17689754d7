import { Fragment } from 'react'
import { Link } from 'react-router'

const linkStyle = 'underline decoration-ink-3 underline-offset-4 hover:decoration-accent'

/** A paragraph with its {support}, {terms} and {privacy} turned into links. */
export function LegalText({ text, supportEmail }: { text: string; supportEmail: string }) {
  let offset = 0
  return text.split(/(\{support\}|\{terms\}|\{privacy\})/).map((part) => {
    const key = offset
    offset += part.length
    if (part === '{support}') {
      return (
        <a key={key} className={linkStyle} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      )
    }
    if (part === '{terms}' || part === '{privacy}') {
      return (
        <Link key={key} className={linkStyle} to={part === '{terms}' ? '/terms' : '/privacy'}>
          {part === '{terms}' ? 'Terms of Service' : 'Privacy Policy'}
        </Link>
      )
    }
    return <Fragment key={key}>{part}</Fragment>
  })
}
