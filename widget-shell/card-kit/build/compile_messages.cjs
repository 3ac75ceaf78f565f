const { basename } = require('node:path')
const MessageFormat = require('@messageformat/core')
const compileModule = require('@messageformat/core/compile-module')

/**
 * Compiles one file of messages ahead of time, so that no parser of ICU runs in the browser.
 *
 * @param {string} source the file's JSON: one flat object of key and message
 * @param {string} path its path; the file's name is the locale
 * @returns {string} an ES module whose default export has one function per key
 * @throws when a message is no text or no valid ICU MessageFormat
 */
exports.compileMessages = (source, path) => {
  // Numbers follow the country, not the language alone: Mexico writes 12,340 where Spain writes 12.340.
  const [language, country] = basename(path, '.json').split('-')
  const locale = country ? `${language}-${country.toUpperCase()}` : language
  const messages = JSON.parse(source)
  for (const [key, message] of Object.entries(messages)) {
    if (typeof message !== 'string')
      throw new Error(`${path}: "${key}" is not a text; messages are one flat object`)
  }
  return compileModule(new MessageFormat(locale, { strict: true }), messages)
}
