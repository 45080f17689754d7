import type { FieldError } from '@roomtone/contract/errors'
import { type ListingTerms, TERMS_BLOCKS, type TermsBlock } from '@roomtone/domain/listing/terms'
import { wizardTexts } from '@roomtone/texts/application/wizard'
import { termsTexts as texts } from '@roomtone/texts/listing/terms'
import { type Ref, useEffect, useState } from 'react'
import { goToBlock } from '../../../parts/listing/terms/go-to-block.ts'
import { TermsPage } from '../../../parts/listing/terms/terms-page.tsx'
import { TermsGlance, TermsPreview } from '../../../parts/listing/terms/terms-preview.tsx'
import type { PhotoUploads } from '../../../parts/photo/photo-uploads.ts'
import type { DraftState, DraftStore } from '../draft/draft-store.ts'
import { termsFormOf, valuesOf } from './terms-form-of.ts'

type TermsStepProps = {
  store: DraftStore
  state: DraftState
  terms: ListingTerms
  heading: Ref<HTMLHeadingElement>
  /** The values that the server refused, until they change. */
  refused: FieldError | null
  uploads: PhotoUploads
  /** The block to begin with; null begins at the top. */
  first: TermsBlock | null
  onForget: () => void
}

/**
 * Comes after the last screen and before the listing is sent, because nothing goes live that its host has not
 * seen.
 */
export function TermsStep({
  store,
  state,
  terms,
  heading,
  refused,
  uploads,
  first,
  onForget,
}: TermsStepProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const values = valuesOf(terms, state)
  useEffect(() => {
    // After the page's own heading, which every turn of the wizard focuses.
    if (first) setTimeout(() => goToBlock(first))
  }, [first])
  return (
    <TermsPage
      form={termsFormOf(store, { values, uploads, refused, forget: onForget })}
      confirmed={terms.confirmed}
      onConfirm={(block) =>
        store.changeTerms({
          confirmed: TERMS_BLOCKS.filter((each) => each === block || terms.confirmed.includes(each)),
        })
      }
      header={
        <>
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            {wizardTexts.frame.termsText}
          </h1>
          <p className="mt-3 max-w-xl text-ink-2">{texts.lead}</p>
        </>
      }
      aside={<TermsPreview values={values} cover={state.photos[0]} today={today} />}
      glance={<TermsGlance values={values} today={today} />}
    />
  )
}
