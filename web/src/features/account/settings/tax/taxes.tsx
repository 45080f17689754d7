import { taxCalls } from '@roomtone/contract/tax/tax.calls'
import type { TaxesView } from '@roomtone/contract/tax/taxes'
import { settingsTexts } from '@roomtone/texts/account/settings'
import { taxTexts as texts } from '@roomtone/texts/account/tax-settings'
import { LOCALE } from '@roomtone/texts/language'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { ownZone } from '../../../../platform/format/own-zone.ts'
import { lazyPart } from '../../../../platform/lazy-part.tsx'
import { type CallApi, useServices } from '../../../../platform/services.tsx'
import { toastError } from '../../../../platform/toasts/toast-error.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading, Skeleton } from '../../../../ui/states/skeleton.tsx'
import { countryName } from '../personal-info/address-fields.tsx'
import { SectionTabs } from '../section-tabs.tsx'
import { TaxDocuments } from './tax-documents.tsx'
import { taxesQuery, useKeepTaxes } from './taxes.query.ts'

const TaxpayerForm = lazyPart(async () => ({ default: (await import('./taxpayer-form.tsx')).TaxpayerForm }))
const VatForm = lazyPart(async () => ({ default: (await import('./vat-form.tsx')).VatForm }))

export function Taxes() {
  return (
    <SectionTabs
      section="taxes"
      label={settingsTexts.sections.taxes.title}
      tabs={[
        {
          value: 'taxpayers',
          label: texts.tabs.taxpayers,
          content: <Loaded draw={(taxes) => <Taxpayers taxes={taxes} />} />,
        },
        {
          value: 'documents',
          label: texts.tabs.documents,
          content: <Loaded draw={(taxes) => <TaxDocuments documents={taxes.documents} />} />,
        },
      ]}
    />
  )
}

function Loaded({ draw }: { draw: (taxes: TaxesView) => ReactNode }) {
  const taxes = useQuery(taxesQuery(useServices()))
  if (taxes.data) return draw(taxes.data)
  if (taxes.isError)
    return (
      <ErrorState title={texts.failed} onRetry={() => void taxes.refetch()} retrying={taxes.isFetching}>
        {taxes.error.message}
      </ErrorState>
    )
  return (
    <Loading>
      <Skeleton className="h-80 rounded-m" />
    </Loading>
  )
}

function Taxpayers({ taxes }: { taxes: TaxesView }) {
  return (
    <div className="grid gap-10 pt-4">
      <Taxpayer taxes={taxes} />
      <Vat taxes={taxes} />
      <ButtonLink variant="line" to="/help?article=taxes" className="justify-self-start">
        {texts.help}
      </ButtonLink>
    </div>
  )
}

function Taxpayer({ taxes }: { taxes: TaxesView }) {
  const { taxpayer } = taxes
  return (
    <Part
      words={texts.taxpayer}
      isThere={taxpayer !== null}
      take={(call) => call(taxCalls.removeTaxpayer, {})}
      form={(onClose) => <TaxpayerForm taxpayer={taxpayer} onClose={onClose} />}
    >
      {taxpayer && (
        <>
          <p className="font-medium">{taxpayer.name}</p>
          <p className="text-small text-ink-2">
            {texts.taxpayer.kinds[taxpayer.kind]}, {countryName(taxpayer.country)}
          </p>
          <p className="text-small text-ink-2">
            {texts.taxpayer.ending({ type: texts.taxpayer.idTypes[taxpayer.idType], last4: taxpayer.last4 })}
          </p>
          <p className="text-small text-ink-2">
            {texts.taxpayer.certifiedAt({ day: dayOf(taxpayer.certifiedAt) })}
          </p>
        </>
      )}
    </Part>
  )
}

function Vat({ taxes }: { taxes: TaxesView }) {
  const { vat, vatCountries } = taxes
  return (
    <Part
      words={texts.vat}
      isThere={vat !== null}
      take={(call) => call(taxCalls.removeVat, {})}
      form={(onClose) => <VatForm vat={vat} countries={vatCountries} onClose={onClose} />}
    >
      {vat && (
        <>
          <p className="font-medium">{vat.name}</p>
          <p className="text-small text-ink-2">
            {texts.vat.ending({ country: countryName(vat.country), last4: vat.last4 })}
          </p>
        </>
      )}
    </Part>
  )
}

type PartProps = {
  words: { title: string; text: string; add: string; edit: string; remove: string }
  take: (call: CallApi) => Promise<TaxesView>
  isThere: boolean
  form: (onClose: () => void) => ReactNode
  children: ReactNode
}

function Part({ words, take, isThere, form, children }: PartProps) {
  const { call } = useServices()
  const keep = useKeepTaxes()
  const [isOpen, setOpen] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  function remove() {
    setRemoving(true)
    take(call)
      .then((taxes) => {
        keep(taxes)
        void showToast('success', texts.removed)
      }, toastError)
      .finally(() => setRemoving(false))
  }
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="mt-1 mb-4 text-ink-2">{words.text}</p>
      {isOpen ? (
        <Card>
          <Suspense fallback={<Skeleton className="h-80" />}>{form(() => setOpen(false))}</Suspense>
        </Card>
      ) : (
        <>
          {children}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant={isThere ? 'line' : 'primary'} onClick={() => setOpen(true)}>
              {isThere ? words.edit : words.add}
            </Button>
            {isThere && (
              <Button variant="quiet" pending={isRemoving} onClick={remove}>
                {words.remove}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

function dayOf(instant: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: ownZone() }).format(new Date(instant))
}
