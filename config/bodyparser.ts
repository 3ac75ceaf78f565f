import { defineConfig } from '@adonisjs/core/bodyparser'

/**
 * JSON only, and little of it: the platform's largest body is a sign-up. Files are streamed by the routes that take
 * them; nothing is read before. Multipart stays off: AdonisJS looks a part's name up in an object with a prototype, and
 * a part named `constructor` ends the process.
 */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { convertEmptyStringsToNull: false, types: [] },
  json: { convertEmptyStringsToNull: false, types: ['application/json'], limit: '128kb' },
  multipart: { autoProcess: false, processManually: [], types: [] },
})
