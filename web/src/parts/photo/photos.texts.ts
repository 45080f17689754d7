export const photosTexts = {
  drop: 'Drop photos here, or click to choose them',
  dropNow: 'Drop to add them',
  label: 'Add photos',
  hint: 'JPEG, PNG, WebP, AVIF or HEIC, up to 25 MB each. You can choose several.',
  count: (count: number, min: number) =>
    count >= min ? `${count} photos` : `${count} of at least ${min} photos, ${min - count} to go`,
  full: (max: number) => `A listing can have up to ${max} photos. Remove one to add another.`,
  area: 'Photos',
  list: 'Photos in order',
  cover: 'Cover',
  photo: (position: number, total: number) => `Photo ${position} of ${total}`,
  describe: (position: number) => `Description of photo ${position}`,
  describePlaceholder: 'What does it show?',
  describeFailed: 'The description isn’t saved yet',
  move: (position: number, total: number) => `Move photo ${position} of ${total}`,
  earlier: (position: number) => `Move photo ${position} earlier`,
  later: (position: number) => `Move photo ${position} later`,
  remove: (position: number) => `Remove photo ${position}`,
  removed: 'Photo removed',
  undo: 'Undo',
  movedTo: (position: number, total: number) => `Photo moved to position ${position} of ${total}`,
  drag: {
    instructions:
      'Press space to pick up the photo, then move it with the arrow keys. Press space again to put it down, or escape to leave it where it was.',
    pickedUp: (position: number, total: number) =>
      `Photo ${position} of ${total} is picked up. Move it with the arrow keys.`,
    over: (position: number, total: number) => `The photo is at position ${position} of ${total}.`,
    dropped: (position: number, total: number) =>
      position === 1
        ? `The photo is now the first of ${total}, and the cover.`
        : `The photo is now at position ${position} of ${total}.`,
    cancelled: 'The photo stays where it was.',
  },
  uploads: {
    list: 'Uploads',
    waiting: 'Waiting',
    uploading: (percent: number) => `Uploading, ${percent}%`,
    finishing: 'Uploaded, processing',
    progress: (name: string) => `Upload of ${name}`,
    retry: 'Retry',
    retryName: (name: string) => `Retry ${name}`,
    removeName: (name: string) => `Remove ${name}`,
    tooLarge: 'This photo is larger than 25 MB.',
    leftOut: (count: number, max: number) =>
      `${count === 1 ? '1 photo wasn’t' : `${count} photos weren’t`} added: a listing can have up to ${max}.`,
    dismiss: 'Dismiss',
    empty: 'This file is empty.',
    unknown: 'The upload failed. Please try again.',
  },
  uploaded: (count: number) => `${count} photo(s) uploaded`,
  failed: 'Failed to upload photos',
}
