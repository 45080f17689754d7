export const downloadTexts = {
  fetching: 'Downloading...',
}
