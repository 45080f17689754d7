import { addFeed } from '@roomtone/contract/hosting/calendar-feeds'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { calendarTexts } from '@roomtone/texts/calendar/calendar'
import { useRef } from 'react'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { feedsQuery } from '../calendar.query.ts'

const texts = calendarTexts.sync.subscribe

export function FeedForm({ id, isFirst }: { id: string; isFirst: boolean }) {
  const services = useServices()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    schema: addFeed.body,
    read: (data) => Object.fromEntries(data),
    submit: async (body) => {
      const list = await services.call(hostingCalls.addFeed, { params: { id }, body })
      services.queryClient.setQueryData(feedsQuery(services, id).queryKey, list)
      void showToast('success', texts.added({ name: body.name, count: list.feeds.at(-1)?.eventCount ?? 0 }))
      element.current?.reset()
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
