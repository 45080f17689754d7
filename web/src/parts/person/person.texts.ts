export const personTexts = {
  email: 'Email',
  userType: {
    legend: 'I want to',
    creator: { label: 'Create', description: 'I’m looking for spaces to shoot or record in' },
    host: { label: 'Host', description: 'I have a space to offer' },
  },
  signOut: { title: 'Signed out' },
  unconfirmed: {
    title: 'Confirm your email',
    text: (email: string) =>
      `We sent a link to ${email}. Open it, then come back here. Nothing you typed is lost.`,
    bar: (email: string) => `To book, list or message, open the link we sent to ${email}.`,
    resend: 'Send again',
    sent: { title: 'Link sent', text: (email: string) => `Check the inbox for ${email}.` },
    check: 'I confirmed it',
    notYet: 'Your email isn’t confirmed yet.',
    demoMailbox: 'Open the demo’s mailbox',
  },
}
