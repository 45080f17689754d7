export const waitlistTexts = {
  title: 'Join the Waitlist',
  intro: 'Roomtone is currently invite-only. Leave your name and we write when there is room.',
  email: 'Email',
  fullName: 'Full name',
  userType: 'I would like to',
  types: {
    creator: { label: 'Create', description: 'I look for spaces to shoot or record in' },
    host: { label: 'Host', description: 'I have a space to offer' },
  },
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
