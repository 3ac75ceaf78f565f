const { compileMessages } = require('./compile_messages.cjs')

/** Webpack loader: `messages/<locale>.json` in ICU MessageFormat becomes a module of functions. */
module.exports = function messagesLoader(source) {
  return compileMessages(source, this.resourcePath)
}
