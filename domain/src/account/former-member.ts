/**
 * Shown in place of a member's name once the member has left. These are the only names that the product makes
 * up.
 */
export const FORMER_NAME = 'A former member'
export const FORMER_FULL_NAME = 'Former member'
