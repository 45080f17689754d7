import { addressIn } from '@roomtone/domain/account/addresses'
import { LANGUAGE_NAMES, LANGUAGES } from '@roomtone/texts/languages'
import { siteFooterTexts as texts } from '@roomtone/texts/shell/site-footer'
import { Link, useLocation } from 'react-router'
import { ToneLine } from '../../ui/tone-line.tsx'
import { FOOTER_COLUMNS } from './footer-links.ts'

/** How a visitor gets into the demo; absent where there is none. */
type DemoNote = {
  password: string
  accounts: readonly { email: string; kind: keyof typeof texts.demo.kinds }[]
}

type SiteFooterProps = {
  year: number
  demo: DemoNote | null
  /** With it every link becomes a button that calls it; without it the links work as links. */
  onLink?: (() => void) | undefined
}

const LOOK =
  'touch inline-flex min-h-9 items-center text-small underline-offset-4 hover:underline max-md:min-h-11'

export function SiteFooter({ year, demo, onLink }: SiteFooterProps) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <footer className="far night pt-12 pb-8">
      <div className="wrap">
        <ToneLine className="text-night-ink-2" />
        <div className="mt-12 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-[1fr_auto_auto_auto] md:gap-x-12 lg:grid-cols-12 lg:gap-x-6">
          <span className="col-span-full font-serif text-h1 md:col-auto lg:col-span-6">{texts.brand}</span>
          {FOOTER_COLUMNS.map((column) => (
            <nav key={column.title} aria-label={column.title} className="lg:col-span-2">
              <h2 className="mb-1 font-sans text-small font-medium tracking-normal text-night-ink-2">
                {column.title}
              </h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <FooterLink {...link} onLink={onLink} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-12 grid gap-x-12 gap-y-4 border-t border-night-line pt-6 text-small text-night-ink-2 md:grid-cols-[1fr_auto]">
          {demo ? <Demo {...demo} /> : <span />}
          <p className="flex flex-wrap items-center gap-x-4">
            {LANGUAGES.map((language) => (
              <a
                key={language}
                href={addressIn(language, here)}
                hrefLang={language}
                lang={language}
                className={LOOK}
              >
                {LANGUAGE_NAMES[language]}
              </a>
            ))}
            {texts.copyright({ year })}
          </p>
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ label, to, onLink }: { label: string; to: string; onLink: (() => void) | undefined }) {
  if (onLink) {
    return (
      <button type="button" aria-haspopup="dialog" onClick={onLink} className={LOOK}>
        {label}
      </button>
    )
  }
  return (
    <Link to={to} className={LOOK}>
      {label}
    </Link>
  )
}

function Demo({ password, accounts }: DemoNote) {
  return (
    <section id="demo" aria-label={texts.demo.name} className="scroll-mt-6">
      <p className="max-w-3xl">
        <b className="font-medium text-night-ink">{texts.demo.name}</b> {texts.demo.before}
        <b className="font-medium text-night-ink">{password}</b>
        {texts.demo.after}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1.5">
        {accounts.map((account) => (
          <li key={account.email} className="flex flex-wrap gap-x-2">
            <b className="font-medium text-night-ink">{account.email}</b> {texts.demo.kinds[account.kind]}
          </li>
        ))}
      </ul>
    </section>
  )
}
