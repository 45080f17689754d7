/** The name under which a text of the profile is stored when the session ends while it is written. */
export const keptAs = (field: string): string => `profile.${field}`
