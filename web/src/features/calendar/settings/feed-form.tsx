import { addFeed } from '@roomtone/contract/hosting/calendar-feeds'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { useRef, useState } from 'react'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckboxField, TextField } from '../../../ui/field.tsx'
import { feedsQuery } from '../calendar.query.ts'

const { subscribe: texts, blocks } = calendarTexts.sync

type FeedFormProps = { id: string; isFirst: boolean; areas: { place: number; name: string }[] }

export function FeedForm({ id, isFirst, areas }: FeedFormProps) {
  const services = useServices()
  const element = useRef<HTMLFormElement>(null)
  const [isPartial, setPartial] = useState(false)
  const form = useForm({
    schema: addFeed.body,
    read: (data) => ({
      name: data.get('name'),
      url: data.get('url'),
      areas: isPartial ? data.getAll('areas').map(Number) : null,
    }),
    submit: async (body) => {
      const list = await services.call(hostingCalls.addFeed, { params: { id }, body })
      services.queryClient.setQueryData(feedsQuery(services, id).queryKey, list)
      void showToast('success', texts.added({ name: body.name, count: list.feeds.at(-1)?.eventCount ?? 0 }))
      element.current?.reset()
      setPartial(false)
      await services.queryClient.invalidateQueries({ queryKey: ['hosting', 'calendar', id] })
    },
  })
  return (
    <Card>
      <form ref={element} noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <div>
          <h3 className="font-sans text-body font-semibold tracking-normal">{texts.title}</h3>
          <p className="mt-1 text-small text-ink-2">{texts.text}</p>
          {isFirst && <p className="mt-1 text-small text-ink-2">{texts.none}</p>}
        </div>
        <TextField
          name="name"
          label={texts.name}
          maxLength={80}
          autoComplete="off"
          error={form.errorOf('name')}
        />
        <TextField
          name="url"
          type="url"
          label={texts.url}
          hint={texts.urlHint}
          autoComplete="off"
          spellCheck={false}
          error={form.errorOf('url')}
        />
        {areas.length > 1 && (
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 text-small font-medium">{blocks.legend}</legend>
            {[false, true].map((partial) => (
              <label key={String(partial)} className="flex min-h-9 items-center gap-3 text-small">
                <input
                  type="radio"
                  name="blocks"
                  checked={isPartial === partial}
                  onChange={() => setPartial(partial)}
                  className="size-4.5 accent-accent"
                />
                {partial ? blocks.some : blocks.all}
              </label>
            ))}
            {isPartial && (
              <fieldset className="ps-6">
                <legend className="sr-only">{blocks.areas}</legend>
                {areas.map(({ place, name }, index) => (
                  <CheckboxField
                    key={place}
                    name="areas"
                    value={place}
                    label={name}
                    error={index === 0 ? form.errorOf('areas') : undefined}
                  />
                ))}
              </fieldset>
            )}
          </fieldset>
        )}
        <Button
          type="submit"
          pending={form.pending}
          pendingText={texts.adding}
          className="justify-self-start"
        >
          {texts.add}
        </Button>
      </form>
    </Card>
  )
}
