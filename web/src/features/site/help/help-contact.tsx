import { helpTexts } from './help.texts.ts'

export function HelpContact({ supportEmail }: { supportEmail: string }) {
  return (
    <section
      aria-labelledby="help-contact"
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5 rounded-l bg-paper-2 px-6 py-8 md:px-10 md:py-10"
    >
      <div className="max-w-[48ch]">
        <h2 id="help-contact" className="font-serif text-h2 text-ink">
          {helpTexts.contactTitle}
        </h2>
        <p className="mt-2 text-ink-2">{helpTexts.contactText}</p>
      </div>
      <a
        href={`mailto:${supportEmail}`}
        className="inline-flex min-h-11 items-center font-medium break-all text-ink underline decoration-ink-3 underline-offset-4 hover:decoration-accent"
      >
        {supportEmail}
      </a>
    </section>
  )
}
