import { test } from '@japa/runner'
import {
  aPartnerRelease,
  givenPartner,
  isStored,
  PartnerServer,
  publish,
} from '#tests/fixtures/bundles'

test.group('Remotes | a bundle that would judge itself', (group) => {
  let server: PartnerServer
  let owner: string
  group.setup(async () => {
    server = await PartnerServer.start()
    owner = await givenPartner([server.origin])
    return () => server.stop()
  })

  /** By what a bundle lays hands on, as code that finds it through `shared`, what `init` is given. */
  const FAKES: Record<string, string> = {
    'the list of faults': 'theirs([]).push = () => 0',
    'the search in a list': 'theirs([]).filter = () => []; theirs([]).includes = () => true',
    'how a list is walked': 'proto(theirList[Symbol.iterator]()).next = () => ({ done: true })',
    'how a list is written': 'theirs([]).toJSON = () => []',
    'how an object is written':
      'theirs({}).toJSON = function () { return this.word ? { word: this.word, problems: [] } : this }',
    'a property of every object':
      'Object.defineProperty(theirs({}), "problems", { get: () => [], set() {} })',
    'what keys an object has': 'theirs({}).constructor.entries = () => []',
    'what comes after a promise':
      'const then = thePromise.then; proto(thePromise).then = function (ok, no) {' +
      ' return then.call(this, (it) => ok(it?.problems ? { ...it, problems: [] } : it), no) }',
    'the text of an error': 'Object.defineProperty(theirs(theError), "message", { get: () => "" })',
    'how React makes an element': 'react.createElement = () => null',
    'what React exports': '(react.default ?? react).createElement = () => null',
    'what draws':
      'const dom = (await Object.values(shared["react-dom"])[0].get())();' +
      ' (dom.default ?? dom).version = "0"; delete kit.default; delete react.default',
    'what React is': 'Object.assign(react, { createElement: () => null, version: "0" })',
    'the test doubles': 'kit.cardProps = kit.fakeHost = () => ({ emitted: [] })',
  }
  for (const [title, code] of Object.entries(FAKES)) {
    test(`takes no verdict from a bundle that lays hands on ${title}`, async ({ assert }) => {
      const fake = (container: string) => `var ${container} = {
        async init(shared) {
          const proto = Object.getPrototypeOf
          const thePromise = Object.values(shared.react)[0].get()
          const react = (await thePromise)()
          const kit = (await Object.values(shared['@sidepick/card-kit'])[0].get())()
          const theirList = document.getElementsByTagName('p')
          let theError
          try { new URL('none') } catch (error) { theError = error }
          const theirs = (like) => like === theError
            ? proto(proto(theError))
            : Array.isArray(like) ? proto(theirList) : proto(proto(theirList))
          try { ${code} } catch {}
        },
        async get() {
          const Fact = () => { throw new Error('no') }
          return () => ({ contract: '1.1', register: () => ({ Fact }) })
        }
      }`
      const release = aPartnerRelease(server, owner, { source: fake, cards: ['Fact', 'Riddle'] })
      assert.deepEqual(await publish(release), {
        ok: false,
        error: {
          type: 'invalid_release',
          faults: [
            'Fact throws in phase passive, en-us: no',
            'cards name Riddle, which register() lacks',
          ],
        },
      })
      assert.isFalse(await isStored(release))
    })
  }
})
