const { TestEnvironment } = require('jest-environment-jsdom')

/** A page that can call a server: jsdom has no fetch, and Node's takes no signal but Node's own. */
module.exports = class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { fetch, Request, Response, Headers, AbortController, AbortSignal })
  }
}
