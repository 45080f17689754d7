import { ApiError } from '@roomtone/contract/call'
import { crewCalls } from '@roomtone/contract/compliance/compliance.calls'
import { type CrewView, saveCrew } from '@roomtone/contract/compliance/crew'
import type { FieldError } from '@roomtone/contract/errors'
import { crewTexts as texts } from '@roomtone/texts/compliance/crew'
import { useRef, useState } from 'react'
import { refreshPackets } from '../../../parts/compliance/packet.query.ts'
import { firstFailure } from '../../../platform/forms/first-failure.ts'
import { keepDraft, readDraft } from '../../../platform/forms/kept-draft.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { crewQuery } from './crew.query.ts'
import {
  afterSave,
  type Draft,
  filledRows,
  isSameList,
  mergeRows,
  type Row,
  rowsOf,
  wantedOf,
} from './crew-rows.ts'

type RowError = { key: string; field: string; message: string }

/** The list as typed, on top of the list as saved. */
export function useCrewDraft(bookingId: string, crew: CrewView) {
  const services = useServices()
  const { queryKey } = crewQuery(services, bookingId)
  const storeKey = `roomtone.crew.${bookingId}`
  const [draft, setDraft] = useState<Draft | null>(() => readDraft<Draft>(storeKey))
  const latest = useRef(draft)
  const [error, setError] = useState<RowError | null>(null)
  const [pending, setPending] = useState(false)
  const saved = rowsOf(crew)
  const rows = draft?.rows ?? saved

  function put(next: Draft | null): void {
    latest.current = next
    keepDraft(storeKey, next)
    setDraft(next)
  }

  function change(next: Row[]): void {
    const { revision, base } = latest.current ?? { revision: crew.revision, base: saved }
    put(isSameList(next, base) && revision === crew.revision ? null : { revision, base, rows: next })
  }

  function fail(sent: readonly Row[], first: FieldError): void {
    const [, index, field = 'name'] = first.field.split('.')
    const key = sent[Number(index)]?.key ?? ''
    setError({ key, field, message: first.message })
    void showToast('error', texts.invalid, first.message)
    document.querySelector<HTMLElement>(`[name="${key}.${field}"]`)?.focus()
  }

  async function send(): Promise<void> {
    const sent = filledRows(rows)
    const body = { revision: draft?.revision ?? crew.revision, members: wantedOf(sent) }
    const { error } = saveCrew.body.safeParse(body)
    if (error) return fail(sent, firstFailure(error))
    setError(null)
    try {
      const answer = await services.call(crewCalls.save, { params: { id: bookingId }, body })
      services.queryClient.setQueryData(queryKey, answer)
      put(afterSave(sent, latest.current?.rows ?? sent, answer))
      void showToast('success', texts.saved)
      void refreshPackets(services.queryClient)
    } catch (thrown) {
      await report(sent, thrown)
    }
  }

  async function report(sent: readonly Row[], thrown: unknown): Promise<void> {
    const field = thrown instanceof ApiError ? thrown.fields[0] : undefined
    if (field?.field.startsWith('members.')) return fail(sent, field)
    // The page says it beside the list, with the way out.
    if (thrown instanceof ApiError && thrown.code === 'stale')
      await services.queryClient.refetchQueries({ queryKey })
    else toastError(thrown)
  }

  return {
    rows,
    isDirty: draft !== null,
    /** Somebody else has saved the list since this was typed. */
    isStale: draft !== null && draft.revision !== crew.revision,
    pending,
    errorOf: (key: string, field: string) =>
      error?.key === key && error.field === field ? error.message : undefined,
    change,
    save(): void {
      if (pending) return
      setPending(true)
      void send().finally(() => setPending(false))
    },
    /** Their list, with the changes typed here applied to it. */
    takeOver(): void {
      const now = latest.current
      if (now) put({ revision: crew.revision, base: saved, rows: mergeRows(now.base, now.rows, saved) })
    },
    discard(): void {
      setError(null)
      put(null)
    },
  }
}

export type CrewDraft = ReturnType<typeof useCrewDraft>
