import env from '#config/env'
import { defineConfig, services } from '@adonisjs/drive'
import { storagePath } from '#config/cellier'

const bucket = env.get('S3_BUCKET')

const s3 = () =>
  services.s3({
    bucket: bucket ?? '',
    region: env.get('S3_REGION', 'eu-west-3'),
    visibility: 'private',
    supportsACL: false,
    ...(env.get('S3_ENDPOINT') ? { endpoint: env.get('S3_ENDPOINT') as string, forcePathStyle: true } : {}),
    credentials: {
      accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
      secretAccessKey: env.get('S3_SECRET_ACCESS_KEY')?.release() ?? '',
    },
  })

/**
 * The disks for media and for files that are stored for staff: folders, or an S3 bucket when `S3_BUCKET` is set. The S3
 * client must be installed separately: `npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner`.
 */
export default defineConfig({
  default: bucket ? 's3' : 'fs',
  services: {
    fs: services.fs({ location: `${storagePath}/media`, visibility: 'private' }),
    kept: bucket ? s3() : services.fs({ location: `${storagePath}/files`, visibility: 'private' }),
    ...(bucket ? { s3: s3() } : {}),
  },
})
