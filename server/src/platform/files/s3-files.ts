import type { S3Client } from '@aws-sdk/client-s3'
import type { FileStore } from './file-store.ts'
import { requireSafeKey } from './require-safe-key.ts'

export type S3Settings = {
  /** Null: AWS itself. */
  endpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Any store that speaks S3. The client is large, so it loads with the first file. */
export function createS3Files(settings: S3Settings): FileStore {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const s3 = () => {
    opened ??= openClient(settings)
    return opened
  }
  const at = (key: string) => ({ Bucket: settings.bucket, Key: requireSafeKey(key).join('/') })
  return {
    async put(key, bytes) {
      const target = at(key)
      const { sdk, client } = await s3()
      await client.send(new sdk.PutObjectCommand({ ...target, Body: bytes, ContentLength: bytes.length }))
    },
    async get(key) {
      const target = at(key)
      const { sdk, client } = await s3()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(target))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    async delete(key) {
      const target = at(key)
      const { sdk, client } = await s3()
      await client.send(new sdk.DeleteObjectCommand(target))
    },
  }
}

type Sdk = typeof import('@aws-sdk/client-s3')

async function openClient(settings: S3Settings): Promise<{ sdk: Sdk; client: S3Client }> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint }),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Buckets in the path, and checksums only where S3 insists: stores other than AWS know nothing else.
    forcePathStyle: true,
    // A store that has fallen silent would otherwise keep an upload waiting forever.
    requestHandler: { connectionTimeout: 5000, requestTimeout: 20_000, throwOnRequestTimeout: true },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { sdk, client }
}
