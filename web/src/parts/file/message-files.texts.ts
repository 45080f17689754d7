export const messageFileTexts = {
  open: (name: string) => `Open ${name}`,
  download: (name: string) => `Download ${name}`,
  failed: 'This file couldn’t be loaded',
}
