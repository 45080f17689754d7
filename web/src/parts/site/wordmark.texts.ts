export const wordmarkTexts = {
  brand: 'Roomtone',
  home: 'Roomtone, home',
}
