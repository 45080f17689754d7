import type { MailingView } from '@roomtone/contract/notification/mailings'
import type { OfferTopic } from '@roomtone/domain/notification/topics'

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`)

const topics: Record<OfferTopic, string> = {
  inspiration: 'Inspiration and offers',
  trip_planning: 'Trip planning',
  news: 'News and programs',
  feedback: 'Feedback',
  regulations: 'Travel regulations',
}
const audiences: Record<MailingView['audience'], string> = {
  everyone: 'Everyone',
  hosts: 'Hosts',
  creators: 'Creators who do not host',
}
const states: Record<MailingView['state'], string> = { draft: 'Draft', sending: 'Sending', sent: 'Sent' }

export const mailingsTexts = {
  title: 'Mailings',
  tool: { text: 'News and offers for everyone who left their topic on.' },
  back: 'Mailings',
  write: 'Write a mailing',
  caption: 'Mailings, newest first',
  columns: {
    subject: 'Subject',
    topic: 'Topic',
    audience: 'For',
    state: 'State',
    recipients: 'Recipients',
    date: 'Date',
  },
  topics,
  audiences,
  states,
  failed: 'The mailings could not be loaded',
  empty: {
    title: 'Nothing has been written yet',
    text: 'A mailing goes to everyone who left its topic on. You see it before anyone else does.',
  },
  missing: {
    title: 'This mailing could not be loaded',
    text: 'It may have been thrown away. Go back to the list, or try again.',
  },
  newTitle: 'New mailing',
  form: {
    label: 'The mailing',
    topic: 'Topic',
    topicHint: 'Only people who left it on in their notification settings get the mail.',
    audience: 'For',
    subject: 'Subject',
    body: 'Text',
    bodyHint: 'An empty line begins a new paragraph.',
    button: 'Button',
    buttonHint: 'Optional. It leads to a page of Roomtone.',
    linkLabel: 'Name of the button',
    linkPath: 'Page',
    linkPathHint: 'For example /search or /hosting',
    save: 'Save draft',
    saving: 'Saving...',
    saved: 'Draft saved',
    tryIt: 'Send to myself',
    trying: 'Sending...',
    send: 'Send',
    sending: 'Saving...',
    discard: 'Discard',
  },
  tried: { title: 'On its way to you', text: 'Only you get it. Its subject begins with Trial.' },
  confirmSend: {
    title: (count: number) => `Send it to ${people(count)}?`,
    nobody: 'Send it to nobody?',
    text: (count: number) =>
      count === 0
        ? 'Nobody in this audience has left the topic on. The mailing will be closed all the same.'
        : 'It leaves at once and cannot be called back or changed.',
    confirm: 'Send it',
    pending: 'Sending...',
    cancel: 'Not yet',
  },
  sent: {
    title: 'The mailing is on its way',
    text: 'This page counts along until everyone is on the list.',
  },
  changed: {
    title: 'Somebody else has changed this draft',
    text: 'It now reads as follows. What you have typed is still in the form; nothing was saved over theirs.',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
  },
  confirmDiscard: {
    title: 'Throw this draft away?',
    text: 'Its words will be gone. Nobody has got it.',
    confirm: 'Throw it away',
    pending: 'Throwing away...',
    cancel: 'Keep it',
    done: 'The draft is gone',
  },
  letter: {
    sending: (count: number) => `On its way, to ${people(count)} so far.`,
    sent: (count: number) => `It went to ${people(count)}.`,
    facts: { topic: 'Topic', audience: 'For', written: 'Written', sent: 'Sent' },
    notYet: 'Not yet',
  },
  preview: {
    title: 'Preview',
    subject: 'Your subject',
    body: 'Your words appear here as you type.',
    reason: (topic: OfferTopic) =>
      `You got this because mails about ${topics[topic].toLowerCase()} are on in your notification settings.`,
    unsubscribe: 'Unsubscribe',
  },
}
