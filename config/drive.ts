import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import env from '#start/env'

/** One route of ours serves files from every disk, because it sets their content type. */
const uploads =
  env.get('DRIVE_DISK') === 's3'
    ? services.s3({
        bucket: env.get('S3_BUCKET') ?? '',
        region: env.get('S3_REGION') ?? 'us-east-1',
        endpoint: env.get('S3_ENDPOINT'),
        credentials: {
          accessKeyId: env.get('S3_ACCESS_KEY_ID') ?? '',
          secretAccessKey: env.get('S3_SECRET_ACCESS_KEY') ?? '',
        },
        visibility: 'private',
      })
    : services.fs({ location: app.makePath(env.get('UPLOADS_PATH')), visibility: 'private' })

const driveConfig = defineConfig({ default: 'uploads', services: { uploads } })

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
