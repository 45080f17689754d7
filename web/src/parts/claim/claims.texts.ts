import type { ClaimView } from '@roomtone/contract/claim/claim'
import type { ClaimKind, ClaimState } from '@roomtone/domain/claim/claim'

export const claimWords = {
  kinds: {
    damage: 'Something was damaged',
    cleaning: 'It was not left or found clean',
    overtime: 'It took longer than booked',
    missing: 'Something is missing',
    not_as_described: 'The space was not as described',
    access: 'There was no way in, or not in time',
    other: 'Something else',
  } satisfies Record<ClaimKind, string>,
  states: {
    open: 'Waiting for an answer',
    lapsed: 'Being decided',
    answered: 'Being decided',
    decided: 'Decided',
    withdrawn: 'Withdrawn',
  } satisfies Record<ClaimState | 'lapsed', string>,
  unpaid: 'Payment is waiting',
  asked: (amount: string) => `${amount} asked`,
  awarded: (amount: string, asked: string) => `${amount} of ${asked}`,
  nothing: 'Nothing is to be paid',
  files: { before: 'Before', after: 'After', insurance: 'Certificate', permit: 'Permit' } as Record<
    string,
    string | undefined
  >,
}

export const bookingClaimsTexts = {
  title: 'Problems',
  text: (until: string) =>
    `If something was damaged or not as agreed, write to each other first. If that does not help, report it here until ${until}.`,
  report: 'Report a problem',
  failed: 'What was reported could not be loaded',
  list: 'Reported problems',
  byYou: 'Reported by you',
  byOther: (name: string) => `Reported by ${name}`,
  answerNow: 'Your answer is due',
  payNow: 'Pay now',
  open: 'See the case',
}

export const newClaimTexts = {
  title: 'Report a problem',
  back: 'The booking',
  loading: 'Loading the booking',
  failed: 'This booking could not be loaded',
  closed: {
    title: 'Nothing can be reported here',
    text: 'A problem can be reported from the start of a booking until 72 hours after its end, once by each side.',
    action: 'The booking',
  },
  intro: (name: string, until: string) =>
    `${name} reads everything you send and has 48 hours to answer. Then we decide. You can report something until ${until}.`,
  held: 'While a case is open, the payout of this booking waits.',
  help: 'How cases are decided',
  kind: 'What is it about?',
  choose: 'Please choose',
  text: 'What happened',
  textHint: 'In your own words: what, when, and how you noticed.',
  asked: 'Amount in dollars',
  askedHint: (most: string) => `At most ${most}. Ask for what it costs; receipts and quotes help.`,
  evidence: 'What shows it',
  evidenceHint: 'Both sides and Roomtone see what you choose and add.',
  send: 'Report it',
  sending: 'Sending...',
  sent: 'Reported',
  sentText: (name: string) => `${name} has 48 hours to answer.`,
  filesFailed: 'Not every file arrived. Please add it again below.',
}

export const evidenceTexts = {
  title: 'Evidence',
  none: 'Nothing was added.',
  choose: 'From your booking',
  photos: 'Pictures and papers of the booking',
  noPhotos: 'The booking has no pictures or papers.',
  messages: 'Messages',
  noMessages: 'There are no messages between you.',
  choicesFailed: 'What could be chosen could not be loaded',
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  said: (name: string, when: string) => `${name}, ${when}`,
  by: { guest: 'by the guest', host: 'by the host' },
  uploads: 'Your own files',
  add: 'Add pictures or a PDF',
  addHint: 'JPEG, PNG, WebP, AVIF or HEIC, or a PDF, up to 10 MB each, 12 in all.',
  adding: 'Adding...',
  added: 'Added',
  ready: 'Files to be sent',
  remove: (name: string) => `Leave out ${name}`,
  tooLarge: 'Please choose files smaller than 10MB',
  openPicture: (name: string) => `Open ${name}`,
  open: 'Open',
  opening: 'Opening...',
  quoted: 'Message',
}

export const claimTexts = {
  title: 'Case',
  loading: 'Loading the case',
  failed: 'This case could not be loaded',
  missing: {
    title: 'We cannot find this case',
    text: 'It may belong to another account, or the link may be incomplete.',
    action: 'Your trips',
  },
  number: (id: string) => `Case ${id}`,
  booking: 'The booking',
  messages: 'Messages',
  says: { own: 'What you report', other: (name: string) => `What ${name} reports` },
  answer: {
    own: 'Your answer',
    other: (name: string) => `The answer by ${name}`,
    agrees: 'Agreed to all that was asked.',
    none: (name: string) => `${name} has not answered.`,
    noneOwn: 'You have not answered.',
  },
  decision: {
    title: 'The decision',
    agreement: (name: string, amount: string) => `${name} agreed to pay ${amount}.`,
    agreementOwn: (amount: string) => `You agreed to pay ${amount}.`,
    awarded: (name: string, amount: string) => `${name} gets ${amount}.`,
    nothing: 'Nothing is to be paid.',
  },
  next: {
    title: 'What happens next',
    left: 'left to answer',
    answerOwn: (when: string) =>
      `Please answer until ${when}. If you do not, we decide without your side of it.`,
    answerOther: (name: string, when: string) =>
      `${name} can answer until ${when}. After the answer, or then, we decide.`,
    deciding: 'Someone at Roomtone looks at both sides and decides, with a reason that both of you read.',
    held: 'The payout of this booking waits until then.',
    withdrawn: 'It was withdrawn. Nothing is asked of anyone.',
    nothing: 'There is nothing left to do.',
    refund: (amount: string) => `${amount} is on its way back to the guest.`,
    refundDone: (amount: string) => `${amount} went back to the guest.`,
    refundFailed: (amount: string) =>
      `${amount} could not be sent back yet. We have been told and look after it.`,
    charging: (amount: string) => `${amount} is being taken from the guest’s card.`,
    charged: (amount: string) => `${amount} was taken from the guest’s card and is paid out to the host.`,
    unpaid: (amount: string) => `The guest has been asked to pay ${amount} with another card.`,
  },
  timeline: {
    title: 'Timeline',
    moments: {
      opened: 'Reported',
      answered: 'Answered',
      agreed: 'Agreed to',
      lapsed: 'The time to answer was over',
      decided: 'Decided',
      withdrawn: 'Withdrawn',
      refunded: 'Given back to the guest',
      charged: 'Taken from the guest’s card',
      declined: 'The card was declined',
    } satisfies Record<ClaimView['timeline'][number]['what'], string>,
  },
  respond: {
    title: 'Your answer',
    agree: (amount: string) => `Agree and pay ${amount}`,
    disagree: 'Disagree',
    text: 'Your side of it',
    textHint: 'What you remember, and why you see it otherwise.',
    send: 'Send my answer',
    sending: 'Sending...',
    sent: 'Your answer is sent',
    agreed: 'Agreed',
    confirm: {
      title: (amount: string) => `Pay ${amount}?`,
      guest: (amount: string) =>
        `${amount} is taken from the card of this booking at once. With that the case is closed.`,
      host: (amount: string) =>
        `${amount} goes back to the guest, out of what this booking brings you, or out of your next payouts. With that the case is closed.`,
      confirm: 'Agree and pay',
      pending: 'Paying...',
      cancel: 'Not now',
    },
  },
  withdraw: {
    button: 'Withdraw the report',
    done: 'Withdrawn',
    confirm: {
      title: 'Withdraw the report?',
      text: 'Nothing is asked of the other side any more, and the payout goes on. You can report it again while the 72 hours last.',
      confirm: 'Withdraw it',
      pending: 'Withdrawing...',
      cancel: 'Keep it',
    },
  },
  pay: {
    title: (amount: string) => `Pay ${amount}`,
    text: 'The card of this booking could not be charged. Until this is paid you cannot send new requests.',
    declined: 'Your card was declined',
    button: (amount: string) => `Pay ${amount}`,
    pending: 'Processing...',
    paid: 'Paid. Thank you.',
    working: 'Your bank is being asked. This usually takes a few seconds.',
  },
}
