import { unconfirmed } from '@roomtone/domain/listing/terms'
import { toLocal } from '@roomtone/domain/time/zone'
import { editorTexts } from '@roomtone/texts/listing/editor'
import { liveTermsTexts as texts } from '@roomtone/texts/listing/live-terms'
import { type FormEvent, useState } from 'react'
import { BackLink } from '../../../../parts/list/back-link.tsx'
import { TermsPage } from '../../../../parts/listing/terms/terms-page.tsx'
import { TermsGlance, TermsPreview } from '../../../../parts/listing/terms/terms-preview.tsx'
import type { PhotoUploads } from '../../../../parts/photo/photo-uploads.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ChangeMenuLink } from '../change-menu-link.tsx'
import type { Edits } from '../use-edits.ts'
import { ALL_TERMS, termsFormOf } from './live-terms-form.ts'
import { useConfirmTerms } from './use-confirm-terms.ts'

type LiveTermsProps = {
  edits: Edits
  /** Uploads of the arrival pictures. */
  uploads: PhotoUploads
  /** The editor of the same listing. */
  listPath: string
}

/** Every term of a live listing on one page, for its host to see and confirm. */
export function LiveTerms({ edits, uploads, listPath }: LiveTermsProps) {
  const { listing } = edits
  const { confirmed, confirm, pending, save } = useConfirmTerms(edits)
  const [today] = useState(() => toLocal(new Date(), listing.timeZone).date)
  const form = { ...termsFormOf(edits, uploads), changeMenu: <ChangeMenuLink edits={edits} field="hours" /> }
  const dirty = edits.changedAmong(ALL_TERMS)
  const isDone = unconfirmed({ confirmed: listing.termsConfirmed }).length === 0

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (dirty.length > 0) save()
  }

  return (
    <form id="section-form" noValidate onSubmit={submit}>
      <TermsPage
        form={form}
        confirmed={confirmed}
        onConfirm={confirm}
        header={
          <>
            <p className="mb-3 text-small text-ink-2 wrap-anywhere">
              <BackLink to={listPath}>{listing.title}</BackLink>
            </p>
            <h1>{texts.title}</h1>
            <p className="mt-3 max-w-xl text-ink-2">{isDone ? texts.leadDone : texts.lead}</p>
          </>
        }
        aside={
          <TermsPreview
            values={form.values}
            cover={edits.values.photos[0]}
            today={today}
            menu={edits.values.menu}
          />
        }
        glance={<TermsGlance values={form.values} today={today} menu={edits.values.menu} />}
        action={isDone ? <ButtonLink to="/hosting?tab=today">{texts.today}</ButtonLink> : undefined}
      />
      {dirty.length > 0 && (
        <div
          className="sticky z-10 -mx-5 flex flex-wrap items-center gap-3 border-t bg-paper px-5 py-3 md:mx-0 md:px-0"
          style={{ bottom: 'var(--bottom-bar, 0)' }}
        >
          <Button type="submit" pending={pending} pendingText={editorTexts.saving}>
            {editorTexts.save}
          </Button>
          <Button variant="quiet" onClick={() => edits.discardFields(dirty)}>
            {editorTexts.discard}
          </Button>
          <p role="status" className="text-small text-ink-2">
            {editorTexts.unsaved}
          </p>
        </div>
      )}
    </form>
  )
}
