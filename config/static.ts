import { defineConfig } from '@adonisjs/static'

/** Static files are served by the pages module, each folder with its own lifetime. */
export default defineConfig({ enabled: false, etag: true, lastModified: true, dotFiles: 'ignore' })
