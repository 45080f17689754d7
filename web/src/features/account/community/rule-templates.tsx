import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { communityTexts, ruleSets } from '@roomtone/texts/account/community'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayUse } from '../../../parts/listing/may-use.ts'
import { ownListingQuery, ownListingsQuery } from '../../../parts/listing/own-listings.query.ts'
import { useServices } from '../../../platform/services.tsx'
import { toastError } from '../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RadioCards, SelectField } from '../../../ui/field.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import { type Merged, mergeRules } from './merge-rules.ts'

const texts = communityTexts.rules

export function RuleTemplates() {
  const listings = useQuery(ownListingsQuery(useServices()))
  return (
    <section aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className="mt-2 mb-6 text-ink-2">{texts.text}</p>
      {listings.isError && (
        <ErrorState
          title={texts.failed}
          onRetry={() => void listings.refetch()}
          retrying={listings.isFetching}
        >
          {listings.error.message}
        </ErrorState>
      )}
      {listings.isPending && (
        <Loading label={texts.loading}>
          <Skeleton className="h-80 rounded-m" />
        </Loading>
      )}
      {listings.data &&
        (listings.data.listings.every((one) => !mayUse(one, 'listing')) ? (
          <EmptyState
            level="h3"
            title={texts.none.title}
            action={<ButtonLink to="/listing-wizard">{texts.none.action}</ButtonLink>}
            className="rounded-l border bg-card"
          >
            <p>{texts.none.text}</p>
          </EmptyState>
        ) : (
          <Choosing listings={listings.data.listings.filter((one) => mayUse(one, 'listing'))} />
        ))}
    </section>
  )
}

function Choosing({ listings }: { listings: { id: string; title: string }[] }) {
  const [set, setSet] = useState('0')
  const [mode, setMode] = useState<'add' | 'replace'>('add')
  const [id, setId] = useState(listings[0]?.id ?? '')
  const listing = useQuery(ownListingQuery(useServices(), id))
  const rules = ruleSets[Number(set)]?.rules ?? []
  const merged = listing.data && mergeRules(listing.data.houseRules, rules, mode)
  return (
    <div className="grid gap-6">
      <RadioCards
        name="set"
        legend={texts.sets}
        value={set}
        onChange={(event) => setSet(event.target.value)}
        options={ruleSets.map(({ name, text }, index) => ({
          value: String(index),
          label: name,
          description: text,
        }))}
      />
      <SelectField label={texts.listing} value={id} onChange={(event) => setId(event.target.value)}>
        {listings.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title}
          </option>
        ))}
      </SelectField>
      <RadioCards
        name="mode"
        legend={texts.mode}
        value={mode}
        onChange={(event) => setMode(event.target.value === 'replace' ? 'replace' : 'add')}
        options={[
          { value: 'add', label: texts.add, description: texts.addText },
          { value: 'replace', label: texts.replace, description: texts.replaceText },
        ]}
      />
      {listing.isError && (
        <ErrorState title={texts.failed} onRetry={() => void listing.refetch()} retrying={listing.isFetching}>
          {listing.error.message}
        </ErrorState>
      )}
      {listing.isPending && <Skeleton className="h-60 rounded-m" />}
      {listing.data && merged && (
        <Preview id={id} title={listing.data.title} version={listing.data.version} merged={merged} />
      )}
    </div>
  )
}

type PreviewProps = { id: string; title: string; version: number; merged: Merged }

function Preview({ id, title, version, merged: { rules, added, fits } }: PreviewProps) {
  const apply = useApply(id)
  const problem = fits ? (added === 0 ? texts.nothing : null) : texts.tooMany
  return (
    <Card className="grid gap-4">
      <h3 className="font-sans text-body font-medium tracking-normal">{texts.preview}</h3>
      <dl className="border-t">
        {rules.map((rule, index) => (
          // A host may have two rules with the same title.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is redrawn with every choice
          <div key={index} className="gap-4 border-b py-4 wrap-anywhere sm:flex">
            <dt className="flex-none font-medium sm:w-36">
              {rule.title} {rule.isNew && <Badge tone="ok">{texts.added}</Badge>}
            </dt>
            <dd className="text-ink-2">{rule.body}</dd>
          </div>
        ))}
      </dl>
      {problem && (
        <p role="status" className="text-small text-ink-2">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!problem && (
          <Button
            pending={apply.isPending}
            pendingText={texts.applying}
            onClick={() =>
              apply.mutate({
                version,
                rules: rules.map(({ title: name, body }) => ({ title: name, body })),
                title,
              })
            }
          >
            {texts.apply}
          </Button>
        )}
        <ButtonLink variant="line" to={`/hosting?tab=listings&listing=${id}&section=rules`}>
          {texts.edit}
        </ButtonLink>
      </div>
    </Card>
  )
}

type Applying = { version: number; title: string; rules: { title: string; body: string }[] }

/** Through the editor's own endpoint; a listing that was changed meanwhile is read again. */
function useApply(id: string) {
  const services = useServices()
  const { call, queryClient } = services
  return useMutation({
    mutationFn: ({ version, rules }: Applying) =>
      call(hostingCalls.edit, { params: { id }, body: { version, changes: { houseRules: rules } } }),
    onSuccess: (listing, { title }) => {
      queryClient.setQueryData(ownListingQuery(services, id).queryKey, listing)
      void showToast('success', texts.applied({ count: listing.houseRules.length, title }))
    },
    onError: (error) => {
      toastError(error)
      void queryClient.invalidateQueries({ queryKey: ['hosting', 'listing', id] })
    },
  })
}
