import { taxCalls } from '@roomtone/contract/tax/tax.calls'
import { type TaxesView, taxpayerForm } from '@roomtone/contract/tax/taxes'
import { TAXPAYER_KINDS, type TaxpayerKind, taxIdTypesFor } from '@roomtone/domain/tax/tax-id'
import { taxTexts } from '@roomtone/texts/account/tax-settings'
import { useState } from 'react'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { CheckboxField, RadioCards, SelectField, TextField } from '../../../../ui/field.tsx'
import { AddressFields, countryNames, readAddress } from '../personal-info/address-fields.tsx'
import { RowForm } from '../row-form.tsx'
import { useKeepTaxes } from './taxes.query.ts'

const texts = taxTexts.taxpayer

type TaxpayerFormProps = { taxpayer: TaxesView['taxpayer']; onClose: () => void }

/** Every change asks for the number again, because it is never sent back to a browser. */
export function TaxpayerForm({ taxpayer, onClose }: TaxpayerFormProps) {
  const { call } = useServices()
  const keep = useKeepTaxes()
  const [kind, setKind] = useState<TaxpayerKind>(taxpayer?.kind ?? 'individual')
  const [country, setCountry] = useState(taxpayer?.country ?? 'US')
  const form = useForm({
    schema: taxpayerForm,
    read: (data) => ({
      ...Object.fromEntries(data),
      certified: data.get('certified') === 'on',
      address: readAddress(data, 'address'),
    }),
    submit: async (body) => {
      keep(await call(taxCalls.saveTaxpayer, { body }))
      void showToast('success', taxTexts.saved)
      onClose()
    },
  })
  const types = taxIdTypesFor(country, kind).map((type) => texts.idTypes[type])
  return (
    <RowForm form={form} onClose={onClose}>
      <RadioCards
        name="kind"
        legend={texts.kind}
        value={kind}
        onChange={(event) => setKind(event.target.value as TaxpayerKind)}
        options={TAXPAYER_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <SelectField
        name="country"
        label={texts.country}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        error={form.errorOf('country')}
      >
        {countryNames().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        name="name"
        label={texts.name[kind]}
        autoComplete={kind === 'business' ? 'organization' : 'name'}
        defaultValue={taxpayer?.name ?? ''}
        error={form.errorOf('name')}
      />
      <TextField
        name="taxId"
        label={texts.taxId({ types: types.join(texts.or) })}
        hint={texts.idHint}
        autoComplete="off"
        spellCheck={false}
        error={form.errorOf('taxId')}
      />
      <h3>{texts.address}</h3>
      <AddressFields prefix="address" form={form} value={taxpayer?.address ?? null} />
      <CheckboxField name="certified" label={texts.certify} error={form.errorOf('certified')} />
      <TextField
        name="signature"
        label={texts.signature}
        autoComplete="off"
        error={form.errorOf('signature')}
      />
    </RowForm>
  )
}
