import type { CertificateProblem } from '@roomtone/domain/compliance/insurance'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const filesTexts = {
  title: 'Papers and pictures',
  kinds: {
    insurance: 'Certificate of insurance',
    permit: 'Permit',
    before: 'Pictures before',
    after: 'Pictures after',
  } satisfies Record<PacketFileKind, string>,
  rules: {
    insurance: (least: string | null) =>
      least === null
        ? 'The host asks for none. If you have one, it is good to have it here.'
        : `The host asks for a cover of at least ${least} for each occurrence, on every day of the booking.`,
    permit: { yes: 'The host asks for one.', no: 'The host asks for none. Add one if your city demands it.' },
    before:
      'How the rooms were when you came in. Both sides may add pictures, and the other side countersigns.',
    after: 'How the rooms were when you left. Both sides may add pictures, and the other side countersigns.',
  },
  /** To the host, whose wishes they are. */
  rulesForHost: {
    insurance: (least: string | null) =>
      least === null
        ? 'You ask for none. If the guest has one, it is good to have it here.'
        : `You ask for a cover of at least ${least} for each occurrence, on every day of the booking.`,
    permit: {
      yes: 'You ask for one.',
      no: 'You ask for none. The guest adds one if the city demands it.',
    },
    before:
      'How the rooms were when the guest came in. Both sides may add pictures, and the other side countersigns.',
    after:
      'How the rooms were when the guest left. Both sides may add pictures, and the other side countersigns.',
  },
  windows: {
    before: {
      early: (from: string) => `From ${from}, a day before the start.`,
      open: (until: string) => `Until ${until}, when the booking ends.`,
    },
    after: {
      early: (from: string) => `From ${from}, when the booking begins.`,
      open: (until: string) => `Until ${until}, three days after the end.`,
    },
    late: 'The time for this is over.',
  },
  none: { insurance: 'None on file.', permit: 'None on file.', before: 'None yet.', after: 'None yet.' },
  list: (kind: string) => `${kind}: files`,
  choose: {
    insurance: 'Choose the certificate',
    permit: 'Add the permit',
    before: 'Add pictures',
    after: 'Add pictures',
  },
  accepts: {
    paper: 'PDF or picture, up to 10 MB.',
    pictures: 'JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB each.',
  },
  certificate: {
    validFrom: 'Valid from',
    validUntil: 'Valid until',
    limit: 'Limit for each occurrence, in dollars',
    file: 'The certificate',
    begin: 'Add a certificate',
    add: 'Add certificate',
    adding: 'Uploading...',
    missing: {
      validFrom: 'Please enter the first day of the cover',
      validUntil: 'Please enter the last day of the cover',
      order: 'The cover cannot end before it begins',
      limit: 'Please enter the limit for each occurrence',
      file: 'Please choose the certificate',
    },
    invalid: 'Validation Error',
    says: (from: string, until: string, limit: string) => `Valid ${from} to ${until}, ${limit}`,
    fits: 'Fits the booking',
    problems: {
      begins_too_late: 'The cover begins after the first day of the booking.',
      ends_too_early: 'The cover ends before the last day of the booking.',
      limit_too_low: 'The limit is lower than the host asks for.',
    } satisfies Record<CertificateProblem, string>,
  },
  by: { own: 'Added by you', guest: 'Added by the guest', host: 'Added by the host' },
  hash: (short: string) => `SHA-256 ${short}…`,
  open: 'Open',
  openName: (name: string) => `Open ${name}`,
  opening: 'Opening...',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  removed: 'File removed',
  confirm: {
    title: 'Remove this file?',
    text: (name: string) => `${name} leaves the packet. That it was there stays in the record.`,
    confirm: 'Remove',
    pending: 'Removing...',
    cancel: 'Keep it',
  },
  countersign: 'Countersign',
  countersignName: (name: string) => `Countersign ${name}`,
  countersigning: 'Countersigning...',
  countersignText: 'Countersigning means: this picture shows how it was. It then stays as it is.',
  countersigned: (when: string) => `Countersigned ${when}`,
  done: 'Picture countersigned',
  waits: 'Not countersigned yet',
  uploads: {
    list: 'Under way',
    added: (files: number) => `${count(files, 'file', 'files')} added`,
    progress: (name: string) => `Uploading ${name}`,
    retry: 'Retry',
    retryName: (name: string) => `Retry uploading ${name}`,
    dismiss: (name: string) => `Remove ${name}`,
    tooLarge: 'Larger than 10 MB',
    empty: 'The file is empty',
    notAccepted: 'Only pictures and PDFs can be added',
    notPicture: 'Only pictures can be added here',
    unknown: 'The upload failed',
  },
}
