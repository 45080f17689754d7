export const authFrameTexts = {
  lead: 'Private spaces for small productions, between people who are who they say they are.',
}
