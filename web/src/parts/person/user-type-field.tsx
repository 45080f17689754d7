import { personTexts } from '@roomtone/texts/person/person'
import type { Form } from '../../platform/forms/use-form.ts'
import { RadioCards } from '../../ui/field.tsx'

const texts = personTexts.userType

/** Host or creator, asked on the waitlist and at sign-up. */
export function UserTypeField({ form }: { form: Form }) {
  return (
    <RadioCards
      name="userType"
      legend={texts.legend}
      defaultValue="creator"
      error={form.errorOf('userType')}
      options={[
        { value: 'creator', ...texts.creator },
        { value: 'host', ...texts.host },
      ]}
    />
  )
}
