import type { CheckedPack } from '@roomtone/domain/pack/check-pack'
import type { PackFacts } from '@roomtone/domain/pack/findings'
import { verifyPackTexts } from '@roomtone/texts/compliance/verify-pack'
import { LOCALE } from '@roomtone/texts/language'
import type { ReactNode } from 'react'
import { formatBytes } from '../../../parts/file/format-bytes.ts'
import { openHere, saveHere, typeToOpen } from '../../../parts/file/local-file.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

const { facts: factTexts, files: fileTexts } = verifyPackTexts
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })

/** The signed manifest's contents, and the files that match it. */
export function PackContents({ facts, checked }: { facts: PackFacts; checked: CheckedPack }) {
  const bad = new Set(checked.findings.problems.map((problem) => ('path' in problem ? problem.path : '')))
  const contentOf = (path: string) =>
    bad.has(path) ? null : (checked.entries.find((entry) => entry.path === path)?.bytes ?? null)
  return (
    <>
      <section aria-labelledby="pack-facts">
        <h2 id="pack-facts">{factTexts.heading}</h2>
        <Facts facts={facts} />
      </section>
      <section aria-labelledby="pack-files">
        <h2 id="pack-files">{fileTexts.heading}</h2>
        <p className="mt-2 text-ink-2">{fileTexts.lead}</p>
        <ul className="mt-4 border-t border-ink">
          {facts.files.map(({ path, bytes }) => (
            <FileRow key={path} path={path} size={bytes} content={contentOf(path)} />
          ))}
        </ul>
      </section>
    </>
  )
}

function Facts({ facts }: { facts: PackFacts }) {
  return (
    <dl className="mt-4 grid border-t border-ink gap-x-16 sm:grid-cols-2">
      <Fact name={factTexts.booking}>{facts.booking}</Fact>
      <Fact name={factTexts.invoice}>{facts.invoice ?? factTexts.noInvoice}</Fact>
      <Fact name={factTexts.status}>{factTexts.statuses[facts.status]}</Fact>
      <Fact name={factTexts.asOf}>
        <time dateTime={facts.asOf}>{moment.format(new Date(facts.asOf))}</time>
      </Fact>
      <Fact name={factTexts.key}>{facts.key}</Fact>
      <Fact name={factTexts.events}>{facts.events}</Fact>
      <Fact name={factTexts.files}>{facts.files.length}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b py-3">
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="font-medium wrap-anywhere even-figures">{children}</dd>
    </div>
  )
}

function FileRow({ path, size, content }: { path: string; size: number; content: Uint8Array | null }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{path}</p>
        <p className="text-small text-ink-2 even-figures">{formatBytes(size)}</p>
      </div>
      {content ? (
        <div className="flex gap-2">
          {typeToOpen(path) && (
            <Button
              variant="quiet"
              aria-label={fileTexts.openName({ path })}
              onClick={() => openHere(path, content)}
            >
              {fileTexts.open}
            </Button>
          )}
          <Button
            variant="line"
            aria-label={fileTexts.saveName({ path })}
            onClick={() => saveHere(path, content)}
          >
            {fileTexts.save}
          </Button>
        </div>
      ) : (
        <Badge tone="bad">{fileTexts.bad}</Badge>
      )}
    </li>
  )
}
