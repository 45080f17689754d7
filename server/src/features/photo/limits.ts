/** A host with several places sends a few hundred in an evening; a script sends more. */
export const LIMITS = { uploadsOfPerson: { name: 'photo-upload', max: 300, seconds: 3600 } } as const
