import type { TodayView } from '@roomtone/contract/booking/show-today'
import { todayTexts } from '@roomtone/texts/hosting/today'
import { ClipboardCheck } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'

const texts = todayTexts.terms

/** Live listings with unconfirmed terms. They wait here until the host has confirmed all of them. */
export function TermsTasks({ terms }: Pick<TodayView, 'terms'>) {
  if (terms.length === 0) return null
  return (
    <ul aria-label={texts.label} className="mb-8 grid gap-3">
      {terms.map(({ id, title, left }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-m border bg-card p-4 md:px-6"
        >
          <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
            <ClipboardCheck
              className="mt-0.75 size-4.5 flex-none text-accent"
              strokeWidth={1.5}
              aria-hidden="true"
            />
            <div className="min-w-0">
              <h2 className="font-sans text-body font-semibold tracking-normal wrap-anywhere">
                {texts.title({ title })}
              </h2>
              <p className="text-small text-ink-2">{texts.left({ count: left })}</p>
            </div>
          </div>
          <ButtonLink variant="line" to={`/hosting?tab=listings&listing=${id}&section=terms`}>
            {texts.action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
