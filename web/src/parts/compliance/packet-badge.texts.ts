export const packetBadgeTexts = {
  missing_docs: 'Documents missing',
  complete: 'Documents complete',
  marked: 'Marked complete',
}
