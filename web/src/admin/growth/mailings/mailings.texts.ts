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
  creators: 'Creators who don’t host',
}
const states: Record<MailingView['state'], string> = { draft: 'Draft', sending: 'Sending', sent: 'Sent' }

export const mailingsTexts = {
  title: 'Mailings',
  tool: { text: 'Email news and offers to people who want them.' },
  back: 'Mailings',
  write: 'Write a mailing',
  caption: 'Mailings, newest first',
  columns: {
    subject: 'Subject',
    topic: 'Topic',
    audience: 'Sent to',
    state: 'Status',
    recipients: 'Recipients',
    date: 'Date',
  },
  topics,
  audiences,
  states,
  failed: 'We couldn’t load the mailings',
  empty: {
    title: 'No mailings yet',
    text: 'A mailing goes to everyone who has its topic turned on. You can send it to yourself first.',
  },
  missing: {
    title: 'We couldn’t load this mailing',
    text: 'It may have been deleted. Go back to the list or try again.',
  },
  newTitle: 'New mailing',
  form: {
    label: 'Mailing',
    topic: 'Topic',
    topicHint: 'Only people who have this topic on in their notification settings get it.',
    audience: 'Send to',
    subject: 'Subject',
    body: 'Text',
    bodyHint: 'Leave an empty line to start a new paragraph.',
    button: 'Button',
    buttonHint: 'Optional. Links to a page on Roomtone.',
    linkLabel: 'Button text',
    linkPath: 'Page',
    linkPathHint: 'For example, /search or /hosting',
    save: 'Save draft',
    saving: 'Saving...',
    saved: 'Draft saved',
    tryIt: 'Send to myself',
    trying: 'Sending...',
    send: 'Send',
    sending: 'Saving...',
    discard: 'Discard',
  },
  tried: { title: 'On its way to you', text: 'Only you get it. The subject starts with “Trial”.' },
  confirmSend: {
    title: (count: number) => `Send it to ${people(count)}?`,
    nobody: 'No one will get this. Send anyway?',
    text: (count: number) =>
      count === 0
        ? 'No one in this audience has this topic on. The mailing will be marked as sent.'
        : 'It goes out right away. You can’t change it or take it back.',
    confirm: 'Send it',
    pending: 'Sending...',
    cancel: 'Not yet',
  },
  sent: {
    title: 'The mailing is on its way',
    text: 'You can watch the count on this page.',
  },
  changed: {
    title: 'Someone else changed this draft',
    text: 'Here’s their version. What you typed is still in the form and hasn’t been saved.',
    takeTheirs: 'Use theirs',
    keepMine: 'Keep mine',
  },
  confirmDiscard: {
    title: 'Discard this draft?',
    text: 'It hasn’t been sent to anyone. You can’t undo this.',
    confirm: 'Discard draft',
    pending: 'Discarding...',
    cancel: 'Keep it',
    done: 'Draft discarded',
  },
  letter: {
    sending: (count: number) => `Sending. ${people(count)} so far.`,
    sent: (count: number) => `Sent to ${people(count)}.`,
    facts: { topic: 'Topic', audience: 'Sent to', written: 'Written', sent: 'Sent' },
    notYet: 'Not yet',
  },
  preview: {
    title: 'Preview',
    subject: 'Your subject',
    body: 'Your text shows up here as you type.',
    reason: (topic: OfferTopic) =>
      `You got this because mails about ${topics[topic].toLowerCase()} are on in your notification settings.`,
    unsubscribe: 'Unsubscribe',
  },
}
