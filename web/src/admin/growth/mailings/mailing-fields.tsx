import { AUDIENCES, type MailingView } from '@roomtone/contract/notification/mailings'
import { OFFER_TOPICS } from '@roomtone/domain/notification/topics'
import { mailingsTexts } from '@roomtone/texts/admin/mailings'
import type { Form } from '../../../platform/forms/use-form.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'

const texts = mailingsTexts.form

export function MailingFields({ mailing, form }: { mailing: MailingView | null; form: Form }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={texts.topic}
          hint={texts.topicHint}
          name="topic"
          defaultValue={mailing?.topic ?? 'news'}
        >
          {OFFER_TOPICS.map((topic) => (
            <option key={topic} value={topic}>
              {mailingsTexts.topics[topic]}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.audience} name="audience" defaultValue={mailing?.audience ?? 'everyone'}>
          {AUDIENCES.map((audience) => (
            <option key={audience} value={audience}>
              {mailingsTexts.audiences[audience]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        label={texts.subject}
        name="subject"
        maxLength={120}
        defaultValue={mailing?.subject}
        error={form.errorOf('subject')}
      />
      <TextAreaField
        label={texts.body}
        hint={texts.bodyHint}
        name="body"
        rows={12}
        maxLength={5000}
        defaultValue={mailing?.body}
        error={form.errorOf('body')}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-1.5 text-small font-medium">{texts.button}</legend>
        <p className="text-small text-ink-2">{texts.buttonHint}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={texts.linkLabel}
            name="link.label"
            maxLength={60}
            defaultValue={mailing?.link?.label}
            error={form.errorOf('link.label')}
          />
          <TextField
            label={texts.linkPath}
            hint={texts.linkPathHint}
            name="link.path"
            maxLength={300}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={mailing?.link?.path}
            error={form.errorOf('link.path')}
          />
        </div>
      </fieldset>
    </>
  )
}
