export const messageFileTexts = {
  open: (name: string) => `Open ${name}`,
  download: (name: string) => `Download ${name}`,
  failed: 'This file could not be loaded',
}
