import type { PublishedKeys } from '@roomtone/domain/pack/manifest'
import { packProblems, verifyPackTexts as texts } from '@roomtone/texts/compliance/verify-pack'
import { Link } from 'react-router'
import { Page } from '../../../ui/page.tsx'
import { PackContents } from './pack-contents.tsx'
import { PackField } from './pack-field.tsx'
import { PassphraseForm } from './passphrase-form.tsx'
import { StandAlone } from './stand-alone.tsx'
import { usePackCheck } from './use-pack-check.ts'
import { Verdict } from './verdict.tsx'

export function VerifyPackPage({ keys }: { keys: PublishedKeys }) {
  const { pack, busy, problem, choose, open } = usePackCheck(keys)
  const checked = pack?.checked
  const isShut = checked?.findings.problems.some(({ what }) => what === 'passphrase') ?? true
  return (
    <Page title={texts.title} intro={<Intro />}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid min-w-0 content-start gap-8">
          <noscript>
            <p className="rounded-m bg-wait-soft p-4 text-wait">{texts.noScript}</p>
          </noscript>
          <PackField
            chosen={pack}
            reading={busy === 'reading'}
            problem={problem}
            onFile={(file) => void choose(file)}
          />
          {pack && !checked && (
            <Verdict
              about={pack}
              problems={pack.container ? [pack.container] : []}
              good={packProblems.goodContainer}
            >
              <p className="text-ink">{texts.passphrase.lead}</p>
            </Verdict>
          )}
          {checked && (
            <Verdict about={checked} problems={checked.findings.problems} good={packProblems.goodPack} />
          )}
          {pack && isShut && (
            <PassphraseForm pending={busy === 'checking'} onSubmit={(typed) => void open(typed)} />
          )}
          {checked?.findings.facts && <PackContents facts={checked.findings.facts} checked={checked} />}
        </div>
        <StandAlone />
      </div>
    </Page>
  )
}

function Intro() {
  return (
    <div className="grid gap-3">
      {texts.intro.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="text-small">
        {texts.identity.question}{' '}
        <Link to="/verify-identity" className="link">
          {texts.identity.link}
        </Link>
      </p>
    </div>
  )
}
