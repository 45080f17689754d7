import { COHOST_RIGHTS, type CohostRight } from '@roomtone/domain/access/cohost-rights'
import { sharedAccessTexts as texts } from '@roomtone/texts/account/shared-access'
import { CheckboxField } from '../../../../ui/field.tsx'

type RightsFieldsProps = { chosen?: readonly CohostRight[]; error: string | undefined }

export function RightsFields({ chosen = [], error }: RightsFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{texts.invite.rights}</legend>
      <div className="grid gap-2">
        {COHOST_RIGHTS.map((right, index) => (
          <CheckboxField
            key={right}
            name="rights"
            value={right}
            defaultChecked={chosen.includes(right)}
            label={
              <>
                {texts.rights[right].name}
                <span className="block text-small text-ink-2">{texts.rights[right].text}</span>
              </>
            }
            error={index === 0 ? error : undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}
