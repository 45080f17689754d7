/** The columns in which pages lay out cards. */
export const CARD_GRID = 'grid gap-8 md:grid-cols-2 md:gap-x-6 lg:grid-cols-3 lg:gap-y-12'
