import { ApiError } from '@roomtone/contract/call'
import { wordsOfCheck } from '@roomtone/contract/check-words'
import type { FieldError } from '@roomtone/contract/errors'
import { type ListingChanges, listingChanges } from '@roomtone/contract/hosting/edit-listing'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { checkEditing } from '@roomtone/domain/listing/check-editing'
import { checkMenu, checkTermsWithMenu } from '@roomtone/domain/pricing/check-menu'
import { checks } from '@roomtone/texts/checks'
import { editorTexts as texts } from '@roomtone/texts/listing/editor'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ownListingQuery, ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { isRefusedText } from '../../../platform/dialogs/refused-texts.ts'
import { firstFailure } from '../../../platform/forms/first-failure.ts'
import { keepDraft, readDraft } from '../../../platform/forms/kept-draft.ts'
import { useServices } from '../../../platform/services.tsx'
import { isLeaving } from '../../../platform/session/leaving.ts'
import { useMember } from '../../../platform/session/use-session.ts'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { changesOf, dirtyFields, isChanged, keepable, type Typed, without } from './edits.ts'
import { type Field, SECTION_FIELDS, SECTIONS, type Section, type Values } from './sections.ts'

export type Edits = {
  listing: OwnListingView
  /** The saved values, with the typed ones on top. */
  values: Values
  set: <F extends Field>(field: F, value: Values[F]) => void
  isDirty: (section: Section) => boolean
  anyDirty: boolean
  /** The message beside one field; only the first failing field has one. */
  errorOf: (field: string) => string | undefined
  pending: boolean
  save: (section: Section) => Promise<void>
  /** Saves the changed ones among these fields. False: they were refused, and the page says why. */
  saveFields: (fields: readonly Field[]) => Promise<boolean>
  changedAmong: (fields: readonly Field[]) => Field[]
  discard: (section: Section) => void
  discardFields: (fields: readonly Field[]) => void
  isChanged: (field: Field) => boolean
  /** Withdraws the address that waits for review. */
  withdrawAddress: () => Promise<void>
}

export function useEdits(listing: OwnListingView): Edits {
  const services = useServices()
  const [typed, setTyped] = useKeptEdits(listing.id)
  const [error, setError] = useState<FieldError | null>(null)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const values: Values = { ...listing, ...typed }
  const { queryKey } = ownListingQuery(services, listing.id)

  const changedAmong = (fields: readonly Field[]) =>
    fields.filter((field) => isChanged(field, listing, typed))

  async function send(among: readonly Field[]): Promise<boolean> {
    const fields = changedAmong(among)
    if (fields.length === 0) return true
    const problem = firstProblem(among, fields, values) ?? menuProblem(fields, values, listing)
    if (problem) fail(problem)
    else await put(changesOf(fields, values), fields)
    return problem === null
  }

  async function put(changes: ListingChanges, fields: readonly Field[]): Promise<void> {
    setError(null)
    // The page may not have been redrawn since the last answer.
    const { version } = services.queryClient.getQueryData<OwnListingView>(queryKey) ?? listing
    const body = { version, changes }
    const saved = await services.call(hostingCalls.edit, { params: { id: listing.id }, body })
    services.queryClient.setQueryData(queryKey, saved)
    // What was typed during the request is not what was saved.
    setTyped((now) =>
      without(
        now,
        fields.filter((field) => Object.is(now[field], typed[field])),
      ),
    )
    void services.queryClient.invalidateQueries(ownListingsQuery(services))
    void showToast('success', texts.saved, sentForReview(listing, saved) ? texts.sentForReview : undefined)
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (busy.current) return
    busy.current = true
    setPending(true)
    await work().catch(report)
    busy.current = false
    setPending(false)
  }

  function fail(first: FieldError): void {
    setError(first)
    void showToast('error', texts.invalid, first.message)
    focusField(first.field)
  }

  async function report(thrown: unknown): Promise<void> {
    const field = thrown instanceof ApiError ? thrown.fields[0] : undefined
    const first = field && { ...field, field: field.field.replace(/^changes\./, '') }
    // The dialog that names the words has the focus.
    if (first && isRefusedText(thrown)) return setError(first)
    if (first) return fail(first)
    toastError(thrown)
    if (thrown instanceof ApiError && thrown.code === 'stale')
      await services.queryClient.refetchQueries({ queryKey })
  }

  function discardFields(fields: readonly Field[]): void {
    setTyped((now) => without(now, fields))
    setError(null)
  }

  const set = useCallback(
    <F extends Field>(field: F, value: Values[F]) => {
      setTyped((now) => ({ ...now, [field]: value }))
      setError((now) => (now?.field.split('.')[0] === field ? null : now))
    },
    [setTyped],
  )

  return {
    listing,
    values,
    set,
    isDirty: (section) => dirtyFields(section, listing, typed).length > 0,
    anyDirty: SECTIONS.some((section) => dirtyFields(section, listing, typed).length > 0),
    errorOf: (field) =>
      error && (error.field === field || error.field.startsWith(`${field}.`)) ? error.message : undefined,
    pending,
    isChanged: (field) => isChanged(field, listing, typed),
    save: (section) => once(async () => void (await send(SECTION_FIELDS[section]))),
    saveFields: (fields) =>
      send(fields).catch(async (thrown) => {
        await report(thrown)
        return false
      }),
    changedAmong,
    withdrawAddress: () => once(() => put({ location: listing.location }, ['location'])),
    discard: (section) => discardFields(SECTION_FIELDS[section]),
    discardFields,
  }
}

function sentForReview(before: OwnListingView, after: OwnListingView): boolean {
  const [old, waiting] = [before.pendingLocation, after.pendingLocation]
  return waiting !== null && JSON.stringify(old) !== JSON.stringify(waiting)
}

/** The server checks the same; here the answer comes without a request. */
function firstProblem(among: readonly Field[], fields: readonly Field[], values: Values): FieldError | null {
  const parsed = listingChanges.safeParse(changesOf(fields, values))
  if (parsed.error) return firstFailure(parsed.error)
  const problem = checkEditing({ ...values, photos: values.photos.map(({ id }) => id) })
  // Unsaved values of another section are that section's business.
  if (among.some((field) => field === problem?.field) && problem)
    return { field: problem.field, message: wordsOfCheck(checks, problem.code, problem) }
  return null
}

/** The menu and the terms as they would be saved: what is typed in another section is not sent. */
function menuProblem(fields: readonly Field[], values: Values, saved: Values): FieldError | null {
  if (fields.includes('menu')) {
    const problem = checkMenu(values.menu, saved)
    return problem && { field: `menu.${problem.field}`, message: wordsOfCheck(checks, problem.code, problem) }
  }
  const { hours, maxGuests, noticeHours } = values
  const problem = checkTermsWithMenu(saved.menu, { hours, maxGuests, noticeHours }, (field) =>
    fields.includes(field),
  )
  return problem && { field: problem.field, message: wordsOfCheck(checks, problem.code, problem) }
}

function focusField(field: string): void {
  const named = document.querySelector<HTMLElement>(
    `#section-form [name="${field}"], #section-form [name^="${field}."]`,
  )
  named?.focus()
}

/** Typed words survive a session that ends by itself: they wait in this tab until their author returns. */
function useKeptEdits(listingId: string) {
  const { session } = useServices()
  const key = `roomtone.edits.${useMember()?.id}.${listingId}`
  const [typed, setTyped] = useState<Typed>(() => readDraft<Typed>(key) ?? {})
  const latest = useRef(typed)
  latest.current = typed

  useEffect(() => {
    keepDraft(key, null)
    return session?.listen((event) => {
      if (event === 'SIGNED_OUT' && !isLeaving()) keepDraft(key, keepable(latest.current))
    })
  }, [session, key])

  return [typed, setTyped] as const
}
