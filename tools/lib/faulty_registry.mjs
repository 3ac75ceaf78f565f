import { createServer } from 'node:http'
import { join } from 'node:path'

const AUDIT = '/-/npm/v1/security/advisories/bulk'

const ADVISORY = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-planted',
  title: 'planted',
  severity: 'high',
  vulnerable_versions: '*',
}

/**
 * Serves a registry that knows of one fault, in a package that the server runs with; npm reads its address from `env`. npm keeps
 * what it learned of a fault, so it gets a cache below `root`.
 */
export async function serveFaultyRegistry(root) {
  const server = createServer((request, response) => {
    request.resume()
    const isAudit = request.url === AUDIT
    response.writeHead(isAudit ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isAudit ? { luxon: [ADVISORY] } : {}))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    env: {
      npm_config_registry: `http://127.0.0.1:${server.address().port}/`,
      npm_config_cache: join(root, 'node_modules', '.npm_cache'),
    },
    stop: () => server.close(),
  }
}
