/** Under which name a text of the profile waits, when the session ends while it is written. */
export const keptAs = (field: string): string => `profile.${field}`
