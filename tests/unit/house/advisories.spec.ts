import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { startProcess } from '#tests/helpers/processes'

const FAULT = (severity: string) => ({
  id: 1,
  url: 'https://github.com/advisories/GHSA-test-test-test',
  title: 'Opens a door',
  severity,
  vulnerable_versions: '*',
  cwe: [],
  cvss: { score: 0, vectorString: null },
})

/** What a registry says of a package: npm asks for those that depend on a faulty one. */
const packument = (name: string) => ({
  name,
  'dist-tags': { latest: '1.0.0' },
  'versions': { '1.0.0': { name, version: '1.0.0' } },
})

/** Runs the check with a registry that answers an audit like this. */
async function check(status: number, answer: object) {
  const registry = createServer(({ method, url = '' }, response) => {
    const body = method === 'POST' ? answer : packument(decodeURIComponent(url.slice(1)))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const { output, ended } = startProcess([app.makePath('tools/check_advisories.mjs')], {
    npm_config_registry: `http://127.0.0.1:${port}`,
    npm_config_cache: app.makePath('tmp', `npm_cache_${port}`),
    npm_config_fetch_retries: '0',
  })
  const { code } = await ended
  registry.close()
  return { code, said: output.out + output.err }
}

test.group('House | the check for known faults of dependencies', () => {
  test('fails for one of severity {$self}, and names it')
    .with(['high', 'critical'])
    .run(async ({ assert }, severity) => {
      const { code, said } = await check(200, { luxon: [FAULT(severity)] })
      assert.equal(code, 1, said)
      assert.include(said, 'GHSA-test-test-test (luxon: Opens a door)')
    })

  test('passes for a lesser one, and for none', async ({ assert }) => {
    for (const answer of [{ luxon: [FAULT('moderate')] }, {}]) {
      const { code, said } = await check(200, answer)
      assert.equal(code, 0, said)
      assert.include(said, 'no known fault')
    }
  })

  test('counts as skipped where a registry answers no audit', async ({ assert }) => {
    const { code, said } = await check(405, {})
    const lines = ['this registry answers no audit', '0 passed, 0 failed, 1 skipped']
    assert.deepEqual([code, said.trim()], [0, lines.join('\n')])
  })
})
