import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * Only small JSON: the largest body is a sign-up. Routes for files stream them. Multipart stays off, because AdonisJS
 * looks up a part's name in an object with a prototype, and a part named `constructor` would end the process.
 */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: false, types: [] },
  json: { convertEmptyStringsToNull: false, types: ['application/json'], limit: '128kb' },
  multipart: { autoProcess: false, processManually: [], types: [] },
})
