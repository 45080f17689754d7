import { ApiError } from '@roomtone/contract/call'
import type { MailingView } from '@roomtone/contract/notification/mailings'
import { mailingCalls } from '@roomtone/contract/notification/notification.calls'
import type { OfferTopic } from '@roomtone/domain/notification/topics'
import { mailingsTexts as texts } from '@roomtone/texts/admin/mailings'
import { useNavigate } from 'react-router'
import { useServices } from '../../../platform/services.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { focusIfLost } from '../../../ui/focus/focus-if-lost.ts'
import { mailingKey } from './mailings.query.ts'

/** Takes the id's place in the address until there is one. */
export const NEW_MAILING = 'new'

export type MailingWords = {
  topic: OfferTopic
  audience: MailingView['audience']
  subject: string
  body: string
  link: { label: string; path: string } | null
}

type Seen = { version: number; see: (saved: MailingView) => void }

/** The actions on a mailing; `id` is null until its first save. */
export function useMailing(id: string | null, { version, see }: Seen) {
  const { call, queryClient } = useServices()
  const navigate = useNavigate()
  const main = () => focusIfLost(document.getElementById('main'))

  async function keep(mailing: MailingView): Promise<MailingView> {
    queryClient.setQueryData(mailingKey(mailing.id), mailing)
    await queryClient.invalidateQueries({ queryKey: ['admin', 'mailings'] })
    return mailing
  }

  /** A refusal because of a colleague's version includes that version, so that the page can show it. */
  async function unlessStale<T>(asked: Promise<T>): Promise<T> {
    return asked.catch(async (error: unknown) => {
      if (id !== null && error instanceof ApiError && error.code === 'stale')
        await queryClient.refetchQueries({ queryKey: mailingKey(id) })
      throw error
    })
  }

  return {
    async save(words: MailingWords): Promise<MailingView> {
      if (id !== null) {
        const body = { ...words, version }
        const saved = await unlessStale(call(mailingCalls.edit, { params: { id }, body }))
        see(saved)
        return keep(saved)
      }
      const written = await call(mailingCalls.write, { body: words })
      see(written)
      await keep(written)
      await navigate(`/admin/mailings?mailing=${written.id}`, { replace: true, preventScrollReset: true })
      return written
    },
    async tryIt(mailing: MailingView): Promise<void> {
      await call(mailingCalls.try, { params: { id: mailing.id } })
      void showToast('success', texts.tried.title, texts.tried.text)
    },
    async send(mailing: MailingView): Promise<void> {
      await keep(
        await unlessStale(call(mailingCalls.send, { params: { id: mailing.id }, body: { version } })),
      )
      void showToast('success', texts.sent.title, texts.sent.text)
      main()
    },
    async discard(mailing: MailingView): Promise<void> {
      await call(mailingCalls.discard, { params: { id: mailing.id } })
      await navigate('/admin/mailings', { replace: true })
      queryClient.removeQueries({ queryKey: mailingKey(mailing.id) })
      await queryClient.invalidateQueries({ queryKey: ['admin', 'mailings'] })
      void showToast('success', texts.confirmDiscard.done)
      main()
    },
  }
}
