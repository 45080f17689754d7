import { taxCalls } from '@roomtone/contract/tax/tax.calls'
import { type TaxesView, vatForm } from '@roomtone/contract/tax/taxes'
import { taxTexts } from '@roomtone/texts/account/tax-settings'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { useServices } from '../../../../platform/services.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { SelectField, TextField } from '../../../../ui/field.tsx'
import { AddressFields, countryNames, readAddress } from '../personal-info/address-fields.tsx'
import { RowForm } from '../row-form.tsx'
import { useKeepTaxes } from './taxes.query.ts'

const texts = taxTexts.vat

type VatFormProps = { vat: TaxesView['vat']; countries: string[]; onClose: () => void }

export function VatForm({ vat, countries, onClose }: VatFormProps) {
  const { call } = useServices()
  const keep = useKeepTaxes()
  const form = useForm({
    schema: vatForm,
    read: (data) => ({ ...Object.fromEntries(data), address: readAddress(data, 'address') }),
    submit: async (body) => {
      keep(await call(taxCalls.saveVat, { body }))
      void showToast('success', taxTexts.saved)
      onClose()
    },
  })
  return (
    <RowForm form={form} onClose={onClose}>
      <SelectField
        name="country"
        label={texts.country}
        defaultValue={vat?.country ?? ''}
        error={form.errorOf('country')}
      >
        <option value="">{taxTexts.choose}</option>
        {countryNames(countries).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        name="number"
        label={texts.number}
        hint={texts.numberHint}
        autoComplete="off"
        spellCheck={false}
        error={form.errorOf('number')}
      />
      <TextField
        name="name"
        label={texts.name}
        autoComplete="organization"
        defaultValue={vat?.name ?? ''}
        error={form.errorOf('name')}
      />
      <h3>{texts.address}</h3>
      <AddressFields prefix="address" form={form} value={vat?.address ?? null} />
    </RowForm>
  )
}
