export const downloadTexts = {
  fetching: 'Fetching...',
}
