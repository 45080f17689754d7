/** Where the list of feeds begins: links lead there, and the keyboard continues there when a card is gone. */
export const SYNC_HEADING = 'sync-title'
