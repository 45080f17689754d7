export const lightboxTexts = {
  photos: 'Photos',
  photoOf: (index: number, count: number) => `${index} / ${count}`,
  photo: (index: number, count: number) => `Photo ${index} of ${count}`,
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
}
