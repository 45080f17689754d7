/** The disk is full, or the file store does not answer. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway'
}

/** Bytes by key, somewhere outside the database. Callers encrypt secrets before they put them here. */
export type FileStore = {
  put(key: string, bytes: Buffer): Promise<void>
  /** Null when there is nothing under this key. */
  get(key: string): Promise<Buffer | null>
  /** Deleting what is not there is no error: a repeated purge must come to an end. */
  delete(key: string): Promise<void>
}

/** Tells a store that cannot do its work apart from our own errors. */
export function reportingWhenAway(store: FileStore): FileStore {
  const attempt = async <A>(work: Promise<A>): Promise<A> => {
    try {
      return await work
    } catch (error) {
      throw new FilesAway(error instanceof Error ? error.message : String(error), { cause: error })
    }
  }
  return {
    put: (key, bytes) => attempt(store.put(key, bytes)),
    get: (key) => attempt(store.get(key)),
    delete: (key) => attempt(store.delete(key)),
  }
}
