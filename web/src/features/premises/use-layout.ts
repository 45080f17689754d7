import { ApiError } from '@roomtone/contract/call'
import { wordsOfCheck } from '@roomtone/contract/check-words'
import type { FieldError } from '@roomtone/contract/errors'
import { changeHouse } from '@roomtone/contract/premises/change-house'
import type { HouseView } from '@roomtone/contract/premises/premises'
import { premisesCalls } from '@roomtone/contract/premises/premises.calls'
import { AREAS_MAX } from '@roomtone/domain/calendar/areas'
import { checkLayout, type Layout } from '@roomtone/domain/premises/layout'
import { checks } from '@roomtone/texts/checks'
import { houseTexts } from '@roomtone/texts/premises/house'
import { useEffect, useRef, useState } from 'react'
import { isRefusedText } from '../../platform/dialogs/refused-texts.ts'
import { firstFailure } from '../../platform/forms/first-failure.ts'
import { isRefusal } from '../../platform/forms/is-refusal.ts'
import { keepDraft, readDraft } from '../../platform/forms/kept-draft.ts'
import { refresh } from '../../platform/queries/query-names.ts'
import { useServices } from '../../platform/services.tsx'
import { isLeaving } from '../../platform/session/leaving.ts'
import { useMember } from '../../platform/session/use-session.ts'
import { toastError } from '../../platform/toasts/toast-error.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { houseQuery } from './house.query.ts'
import { layoutOf } from './layout-form.ts'

const texts = houseTexts.save

type Typed = Layout & { name: string; version: number }

export type LayoutEdits = {
  name: string
  layout: Layout
  isDirty: boolean
  pending: boolean
  /** The message beside one field; only the first failing field has one. */
  errorOf: (field: string) => string | undefined
  /** Why the server refused what no single field is about. */
  refused: string | null
  changeName: (name: string) => void
  changeLayout: (layout: Layout) => void
  discard: () => void
  save: () => Promise<void>
  /** What is typed goes on from what was saved in another way meanwhile. */
  rebase: (saved: HouseView) => void
}

export function useLayout(house: HouseView): LayoutEdits {
  const services = useServices()
  const [typed, setTyped] = useKeptLayout(house.id)
  const [error, setError] = useState<FieldError | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const { queryKey } = houseQuery(services, house.id)
  const saved: Typed = { name: house.name, version: house.version, ...layoutOf(house) }
  const now = typed ? withSpacesOf(saved, typed) : saved
  const isDirty = typed !== null && !isSame(saved, now)
  const shown = error ?? (isDirty ? problemWhileTyping(now) : null)

  function change(next: Partial<Typed>): void {
    setTyped({ ...now, ...next })
    setError(null)
    setRefused(null)
  }

  async function put(): Promise<void> {
    const { version, name, areas, spaces } = now
    const parsed = changeHouse.body.safeParse({ version, name, areas, spaces })
    if (parsed.error) return fail(firstFailure(parsed.error))
    const problem = layoutProblem(now)
    if (problem) return fail(problem)
    const view = await services.call(premisesCalls.change, { params: { id: house.id }, body: parsed.data })
    services.queryClient.setQueryData(queryKey, view)
    // What was typed during the request is not what was saved.
    setTyped((latest) => (latest === typed || latest === null ? null : { ...latest, version: view.version }))
    void refresh(services.queryClient, 'hosting')
    void showToast('success', texts.saved)
  }

  function fail(first: FieldError): void {
    setError(first)
    void showToast('error', texts.invalid, first.message)
    focusField(first.field)
  }

  async function report(thrown: unknown): Promise<void> {
    const field = thrown instanceof ApiError ? thrown.fields[0] : undefined
    if (field && isRefusedText(thrown)) return setError(field)
    if (field) return fail(field)
    if (thrown instanceof ApiError && thrown.code === 'stale') {
      toastError(thrown)
      await services.queryClient.refetchQueries({ queryKey })
      const view = services.queryClient.getQueryData<HouseView>(queryKey)
      if (view) rebase(view)
    } else if (thrown instanceof ApiError && isRefusal(thrown)) setRefused(thrown.message)
    else toastError(thrown)
  }

  function rebase({ version }: HouseView): void {
    setTyped((latest) => latest && { ...latest, version })
  }

  return {
    name: now.name,
    layout: now,
    isDirty,
    pending,
    errorOf: (field) => (shown?.field === field ? shown.message : undefined),
    refused,
    changeName: (name) => change({ name }),
    changeLayout: ({ areas, spaces }) => change({ areas, spaces }),
    discard() {
      setTyped(null)
      setError(null)
      setRefused(null)
    },
    rebase,
    async save() {
      if (busy.current) return
      busy.current = true
      setPending(true)
      setError(null)
      setRefused(null)
      await put().catch(report)
      busy.current = false
      setPending(false)
    },
  }
}

/** Typed words survive a session that ends by itself: they wait in this tab until their author returns. */
function useKeptLayout(houseId: string) {
  const { session } = useServices()
  const key = `roomtone.house.${useMember()?.id}.${houseId}`
  const [typed, setTyped] = useState<Typed | null>(() => readDraft<Typed>(key))
  const latest = useRef(typed)
  latest.current = typed

  useEffect(() => {
    keepDraft(key, null)
    return session?.listen((event) => {
      if (event === 'SIGNED_OUT' && !isLeaving()) keepDraft(key, latest.current)
    })
  }, [session, key])

  return [typed, setTyped] as const
}

/** One that came or went elsewhere meanwhile is there or gone here too. */
function withSpacesOf(saved: Typed, typed: Typed): Typed {
  const spaces = saved.spaces.map((space) => typed.spaces.find(({ id }) => id === space.id) ?? space)
  return { ...typed, spaces }
}

function isSame(one: Typed, other: Typed): boolean {
  const said = ({ name, areas, spaces }: Typed) => JSON.stringify([name.trim(), areas, spaces])
  return said(one) === said(other)
}

/** An area without a name has none yet: only Save asks for it. */
function problemWhileTyping({ areas, spaces }: Layout): FieldError | null {
  const problem = layoutProblem({ areas, spaces })
  const isUnnamed = problem?.code === 'area_name_taken' && areas.some(({ name }) => name.trim() === '')
  return isUnnamed ? null : problem
}

function layoutProblem(layout: Layout) {
  const problem = checkLayout(layout)
  return problem && { ...problem, message: wordsOfCheck(checks, problem.code, { max: AREAS_MAX }) }
}

/** A space has no field of its own: its areas are chosen one by one. */
function focusField(field: string): void {
  const [list, index] = field.split('.')
  const named = list === 'spaces' ? `[name^="spaces.${index}."]` : `[name="${field}"], [name^="${field}."]`
  document.querySelector<HTMLElement>(`#house-form :is(${named})`)?.focus()
}
