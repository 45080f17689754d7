import { LOCALE } from '@roomtone/texts/language'

const time = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

export function MailTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="flex-none even-figures">
      {time.format(new Date(at))}
    </time>
  )
}
