export const waitlistTexts = {
  title: 'Join the Waitlist',
  intro: 'Roomtone is currently invite-only. Leave your name and we’ll write when there’s room.',
  open: { title: 'Roomtone is open', text: 'Anyone can sign up now. You don’t need an invitation.' },
  fullName: 'Full name',
  submit: 'Join Waitlist',
  pending: 'Processing...',
  haveInvite: 'Already invited?',
  signUp: 'Create your account',
  done: {
    title: "You're on the list",
    text: (email: string) => `Thank you. We’ll write to ${email} as soon as there’s room for you.`,
    close: 'Close',
  },
}
