/** Where the bytes of an upload lie. */
export const evidenceKey = (id: string) => `claims/${id}`
