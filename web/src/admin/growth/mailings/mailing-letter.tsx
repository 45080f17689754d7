import type { MailingView } from '@roomtone/contract/notification/mailings'
import { mailingsTexts } from '@roomtone/texts/admin/mailings'
import type { ReactNode } from 'react'
import { Moment } from '../../list/moment.tsx'
import { MailingPreview } from './mailing-preview.tsx'

const texts = mailingsTexts.letter

/** A mailing that was sent: to read, not to change. */
export function MailingLetter({ mailing }: { mailing: MailingView }) {
  const { topic, audience, state, recipients, createdAt, sentAt } = mailing
  const facts: [string, ReactNode][] = [
    [texts.facts.topic, mailingsTexts.topics[topic]],
    [texts.facts.audience, mailingsTexts.audiences[audience]],
    [texts.facts.written, <Moment key="written" at={createdAt} />],
    [texts.facts.sent, sentAt ? <Moment key="sent" at={sentAt} /> : texts.notYet],
  ]
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="grid content-start gap-5">
        <p role="status">
          {state === 'sent' ? texts.sent({ count: recipients }) : texts.sending({ count: recipients })}
        </p>
        <dl className="grid gap-2 text-small">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="flex-none text-ink-2">{label}</dt>
              <dd className="text-end">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <MailingPreview words={mailing} />
    </div>
  )
}
