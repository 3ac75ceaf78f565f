import { hostname } from 'node:os'
import { test } from '@japa/runner'
import { game } from '#config/game'
import {
  aBundle,
  aPartnerRelease,
  givenPartner,
  isStored,
  PartnerServer,
  publish,
} from '#tests/fixtures/bundles'
import { aRemoteId } from '#tests/fixtures/remotes'

test.group('Remotes | look at a bundle before it is published', (group) => {
  let server: PartnerServer
  let owner: string
  group.setup(async () => {
    server = await PartnerServer.start()
    owner = await givenPartner([server.origin])
    return () => server.stop()
  })

  const source = (parts: Parameters<typeof aBundle>[1]) => (name: string) => aBundle(name, parts)
  const ENDED = 'its run ended without a verdict: it ends the process, or takes too much memory'

  const BUNDLES: [
    title: string,
    given: Parameters<typeof aPartnerRelease>[2],
    fault: RegExp | string,
  ][] = [
    [
      'other bytes',
      { integrity: `sha384-${'A'.repeat(64)}` },
      'entry has other content than its integrity says',
    ],
    ['a page', { source: () => '<!doctype html><p>Not here' }, /does not load: .*'<'/],
    [
      'a throw',
      { source: source({ first: 'throw new Error("no")' }) },
      'the remote does not load: no',
    ],
    ['no container', { source: () => 'var other = {}' }, /defines no global/],
    [
      'a throw in register',
      { source: source({ register: '{ throw new Error("no") }' }) },
      'the remote does not load: no',
    ],
    [
      'a card that throws',
      { source: source({ register: '({ Fact() { throw new Error("no") } })' }) },
      'Fact throws in phase passive, en-us: no',
    ],
    ['a missing card', { cards: ['Fact', 'Riddle'] }, 'cards name Riddle, which register() lacks'],
    [
      'a card nobody announced',
      { source: source({ register: '({ Fact: () => null, Extra: () => null })' }) },
      'register() returns Extra, which cards lack',
    ],
    [
      'a missing screen',
      { screens: [{ name: 'Room' }] },
      'screens.json declares Room, which screens() lacks',
    ],
    [
      'another contract',
      { source: source({ contract: '1.0' }) },
      'the bundle exports contract 1.0, the release says 1.1',
    ],
    [
      'a contract of nobody',
      { contract: '9.0', source: source({ contract: '9.0' }) },
      /^contract 9.0 is not carried/,
    ],
    [
      "somebody else's global",
      { source: source({ first: 'var playCards = {}' }) },
      'the remote defines the global "playCards", which is not its own',
    ],
    ['an endless wait', { source: source({ register: 'new Promise(() => {})' }) }, ENDED],
    [
      'a heap that grows',
      {
        source: source({ first: 'const all = []; for (;;) all.push(new Array(1e6).fill(all))' }),
      },
      ENDED,
    ],
    [
      'memory beside the heap',
      {
        source: source({ first: 'const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1))' }),
      },
      /does not load: Array buffer allocation failed|without a verdict/,
    ],
  ]
  for (const [title, given, fault] of BUNDLES) {
    test(`refuses a bundle with ${title}`, async ({ assert }) => {
      const release = aPartnerRelease(server, owner, given)
      const result = await publish(release)
      const faults =
        !result.ok && result.error.type === 'invalid_release' ? result.error.faults : []
      const fits = (it: string) => (typeof fault === 'string' ? it === fault : fault.test(it))
      assert.isTrue(faults.some(fits), JSON.stringify(result))
      assert.isFalse(await isStored(release))
    })
  }

  test('ends a bundle that does not end by itself', async ({ assert }) => {
    const endless = [{ first: 'for (;;);' }, { register: '({ Fact() { for (;;); } })' }]
    const slow = `its run took longer than ${game.remotes.conformanceMs} ms`
    const results = await Promise.all(
      endless.map((parts) => publish(aPartnerRelease(server, owner, { source: source(parts) })))
    )
    for (const result of results) assert.containsSubset(result, { error: { faults: [slow] } })
  })

  test('runs a bundle where it reaches no file, no process, no setting and no network', async ({
    assert,
  }) => {
    const reaches = [
      "setTimeout.constructor('return process')().exit()",
      "URL.constructor('return process')().env",
      "console.log.constructor('return process')()",
      'console._stdout.constructor',
      "document.createElement.constructor('return process')()",
      'process.exit(0)',
      'process.send({ problems: [] })',
      "process.stdout.write('[]')",
      "require('node:child_process')",
      "require('node:net')",
      "new Worker('data:,')",
      "new WebSocket('ws://127.0.0.1/')",
      'new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))',
      "require('node:fs')",
      "fetch('http://127.0.0.1/')",
      "eval('1')",
    ]
    const tries = reaches.map(
      (code) => `try { ${code}; found.push(${JSON.stringify(code)}) } catch {}`
    )
    const register = '(found.length ? { [found.join()]: () => null } : { Fact: () => null })'
    const first = `const found = []; ${tries.join(';')}`
    const result = await publish(
      aPartnerRelease(server, owner, { source: source({ first, register }) })
    )
    assert.isTrue(result.ok, JSON.stringify(result))
  })

  const ANSWERS: [title: string, answer: Parameters<PartnerServer['answer']>[1], fault: string][] =
    [
      [
        'that is not there',
        (response) => response.writeHead(404).end(),
        'entry was answered with 404',
      ],
      [
        'that lies elsewhere',
        (response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
        'entry was answered with 302',
      ],
      [
        'that has no end',
        (response) => void response.write(Buffer.alloc(3e6)),
        `entry has more than ${game.remotes.fileMaxBytes} bytes`,
      ],
      [
        'that breaks off',
        (response) =>
          response.writeHead(200, { 'content-length': 9 }).write('a', () => response.destroy()),
        'entry cannot be fetched (ECONNRESET)',
      ],
    ]
  for (const [title, answer, fault] of ANSWERS) {
    test(`refuses a file ${title}`, async ({ assert }) => {
      const entry = server.answer(`/${aRemoteId()}.js`, answer)
      const result = await publish(aPartnerRelease(server, owner, { entry }))
      assert.deepEqual(result, { ok: false, error: { type: 'invalid_release', faults: [fault] } })
    })
  }

  test('fetches nothing from a name that leads into a network', async ({ assert }) => {
    const entry = `https://${hostname()}/entry.js`
    const partner = await givenPartner([new URL(entry).origin])
    const result = await publish(aPartnerRelease(server, partner, { entry }))
    assert.deepEqual(result, {
      ok: false,
      error: { type: 'invalid_release', faults: ['entry leads to an address that is not public'] },
    })
  })

  test('looks at each file that is fetched ahead', async ({ assert }) => {
    const chunk = { ...server.put('1'), integrity: `sha384-${'B'.repeat(64)}` }
    const result = await publish(aPartnerRelease(server, owner, { preload: [chunk] }))
    assert.containsSubset(result, {
      error: { faults: ['preload[0] has other content than its integrity says'] },
    })
  })

  for (const algorithm of ['sha256', 'sha384']) {
    test(`takes no bundle that loads a script by a ${algorithm} which its entry does not list`, async ({
      assert,
    }) => {
      const chunk = server.put('2', algorithm)
      const asks = (container: string) => aBundle(container, { first: `'${chunk.integrity}'` })
      const bare = await publish(aPartnerRelease(server, owner, { source: asks }))
      assert.containsSubset(bare, {
        error: { faults: [`it loads a script that files lacks: ${chunk.integrity}`] },
      })
      const listed = await publish(aPartnerRelease(server, owner, { source: asks, files: [chunk] }))
      assert.containsSubset(listed, { ok: true })
    })
  }

  test('takes no bundle of a partner that lists no files', async ({ assert }) => {
    const { files: _files, ...unlisted } = aPartnerRelease(server, owner)
    const older = await publish(unlisted)
    assert.containsSubset(older, { error: { faults: ['files is missing'] } })
  })

  test('takes no more of a bundle than all its files may have', async ({ assert }) => {
    const { fileMaxBytes, bundleMaxBytes } = game.remotes
    const most = Array.from({ length: bundleMaxBytes / fileMaxBytes + 2 }, (_, n) =>
      server.put(String(n).padEnd(fileMaxBytes))
    )
    const result = await publish(aPartnerRelease(server, owner, { preload: most }))
    const faults = [`the files together have more than ${bundleMaxBytes} bytes`]
    assert.containsSubset(result, { error: { faults } })
    const asked = most.filter(({ url }) => server.asked.includes(new URL(url).pathname))
    assert.lengthOf(asked, bundleMaxBytes / fileMaxBytes)
  })
})
