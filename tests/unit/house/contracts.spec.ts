import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

/** Methods of one contract. */
const MOST = 8

const CONTRACT = /^export abstract class (\w+) \{(?:\}|[^]*?^\})/gm
const METHOD = /^ {2}abstract /gm

const contractsIn = (source: string) =>
  [...source.matchAll(CONTRACT)].map(([text, name]) => ({
    name: name!,
    methods: text.match(METHOD)?.length ?? 0,
  }))

const contracts = globSync('backend/*/contract.ts').flatMap((path) =>
  contractsIn(readFileSync(path, 'utf8'))
)

test.group('House | a contract', () => {
  test('{name} has eight methods at most: a wider one is split by who calls what')
    .with(contracts)
    .run(({ assert }, { methods }) => assert.isAtMost(methods, MOST))

  test('is counted by its methods, whatever stands around it', ({ assert }) => {
    const source = `export abstract class Empty {}

/** Says abstract. */
export abstract class Two {
  /** One. */
  abstract one(): void
  abstract two<Kind>(
    first: Kind
  ): void
}
`
    assert.deepEqual(contractsIn(source), [
      { name: 'Empty', methods: 0 },
      { name: 'Two', methods: 2 },
    ])
  })
})
