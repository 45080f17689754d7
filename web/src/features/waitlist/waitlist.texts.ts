export const waitlistTexts = {
  title: 'Join the Waitlist',
  intro: 'Roomtone is currently invite-only. Leave your name and we write when there is room.',
  open: { title: 'The doors are open', text: 'Everyone may sign up now. No invitation is needed.' },
  fullName: 'Full name',
  submit: 'Join Waitlist',
  pending: 'Processing...',
  haveInvite: 'Invited already?',
  signUp: 'Create your account',
  done: {
    title: "You're on the list",
    text: (email: string) => `Thank you. We will write to ${email} as soon as there is room for you.`,
    close: 'Close',
  },
}
