export const authFrameTexts = {
  lead: 'Private spaces for small crews. Everyone verifies their identity before they book or list.',
}
