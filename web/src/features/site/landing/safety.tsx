import { landingTexts } from '@roomtone/texts/site/landing'
import type { ReactNode } from 'react'
import { AddressSlip, ChargeSlip, IdentitySlip, RecordSlip } from './safety-slips.tsx'

const texts = landingTexts.safety

export function Safety() {
  return (
    <section className="far section bg-paper-2" aria-labelledby="safety-title">
      <div className="wrap">
        <div className="mb-8 grid gap-x-6 gap-y-4 lg:mb-12 lg:grid-cols-2 lg:items-end">
          <h2 id="safety-title" className="text-h1">
            {texts.title[0]}
            <br />
            {texts.title[1]}
          </h2>
          <p className="max-w-120 text-ink-2">{texts.lead}</p>
        </div>
        <div className="grid gap-x-6 gap-y-12 md:grid-cols-2 xl:grid-cols-4">
          <Proof title={texts.identities.title} text={texts.identities.text}>
            <IdentitySlip />
          </Proof>
          <Proof title={texts.address.title} text={texts.address.text}>
            <AddressSlip />
          </Proof>
          <Proof title={texts.charge.title} text={texts.charge.text}>
            <ChargeSlip />
          </Proof>
          <Proof title={texts.records.title} text={texts.records.text}>
            <RecordSlip />
          </Proof>
        </div>
      </div>
    </section>
  )
}

/**
 * A promise, with a piece of the product as its proof. The piece repeats the words, so it is not read aloud.
 */
function Proof({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div>
      <div
        aria-hidden="true"
        className="flex flex-col justify-center rounded-m border bg-card p-6 text-small leading-[1.45] md:min-h-58"
      >
        {children}
      </div>
      <h3 className="mt-6">{title}</h3>
      <p className="mt-2 max-w-120 text-ink-2">{text}</p>
    </div>
  )
}
