import type { CertificateProblem } from '@roomtone/domain/compliance/insurance'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const filesTexts = {
  title: 'Documents and photos',
  kinds: {
    insurance: 'Certificate of insurance',
    permit: 'Permit',
    before: 'Photos before',
    after: 'Photos after',
  } satisfies Record<PacketFileKind, string>,
  rules: {
    insurance: (least: string | null) =>
      least === null
        ? 'The host doesn’t require one. Have one? Add it here.'
        : `The host requires coverage of at least ${least} per occurrence, on every day of the booking.`,
    permit: { yes: 'The host requires one.', no: 'The host doesn’t require one. Add one if your city does.' },
    before:
      'How the space looked when you came in. Either side can add photos, and the other side countersigns.',
    after: 'How the space looked when you left. Either side can add photos, and the other side countersigns.',
  },
  /** To the host, whose wishes they are. */
  rulesForHost: {
    insurance: (least: string | null) =>
      least === null
        ? 'You don’t require one. The guest can still add one.'
        : `You require coverage of at least ${least} per occurrence, on every day of the booking.`,
    permit: {
      yes: 'You require one.',
      no: 'You don’t require one. The guest can add one if the city does.',
    },
    before:
      'How the space looked when the guest came in. Either side can add photos, and the other side countersigns.',
    after:
      'How the space looked when the guest left. Either side can add photos, and the other side countersigns.',
  },
  windows: {
    before: {
      early: (from: string) => `Opens ${from}, a day before the booking starts.`,
      open: (until: string) => `Until ${until}, when the booking ends.`,
    },
    after: {
      early: (from: string) => `Opens ${from}, when the booking starts.`,
      open: (until: string) => `Until ${until}, 3 days after the booking ends.`,
    },
    late: 'It’s too late to add anything here.',
  },
  none: { insurance: 'None on file.', permit: 'None on file.', before: 'None yet.', after: 'None yet.' },
  list: (kind: string) => `${kind}: files`,
  choose: {
    insurance: 'Choose the certificate',
    permit: 'Add the permit',
    before: 'Add photos',
    after: 'Add photos',
  },
  accepts: {
    paper: 'PDF or picture, up to 10 MB.',
    pictures: 'JPEG, PNG, WebP, AVIF or HEIC, up to 10 MB each.',
  },
  certificate: {
    validFrom: 'Valid from',
    validUntil: 'Valid until',
    limit: 'Limit per occurrence, in dollars',
    file: 'The certificate',
    begin: 'Add a certificate',
    add: 'Add certificate',
    adding: 'Uploading...',
    missing: {
      validFrom: 'Please enter the first day of coverage',
      validUntil: 'Please enter the last day of coverage',
      order: 'Coverage can’t end before it starts',
      limit: 'Please enter the limit per occurrence',
      file: 'Please choose the certificate',
    },
    invalid: 'Validation Error',
    says: (from: string, until: string, limit: string) => `Valid ${from} to ${until}, ${limit}`,
    fits: 'Matches the booking',
    problems: {
      begins_too_late: 'Coverage starts after the first day of the booking.',
      ends_too_early: 'Coverage ends before the last day of the booking.',
      limit_too_low: 'The limit is lower than the host requires.',
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
    text: (name: string) => `We’ll take ${name} out of the packet. The record still shows it was there.`,
    confirm: 'Remove',
    pending: 'Removing...',
    cancel: 'Keep it',
  },
  countersign: 'Countersign',
  countersignName: (name: string) => `Countersign ${name}`,
  countersigning: 'Countersigning...',
  countersignText: 'Countersign to confirm this photo shows how it was. After that, it can’t be removed.',
  countersigned: (when: string) => `Countersigned ${when}`,
  done: 'Photo countersigned',
  waits: 'Not countersigned yet',
  uploads: {
    list: 'Uploads',
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
