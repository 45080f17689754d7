/** What stands where a member's name stood, once the member has gone. The only names that are the product's own words. */
export const FORMER_NAME = 'A former member'
export const FORMER_FULL_NAME = 'Former member'
