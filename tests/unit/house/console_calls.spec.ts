import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from '@japa/runner'
import type { Calls } from '@sidepick/rules/generated_wire'

/** Calls of the people who run the platform or make games that the console has no screen for, each with the reason. */
const WITHOUT_SCREEN = {
  'GET /admin/gamesets/partners/{id}': 'The list of sets names the partner of each.',
  'GET /v1/admin/custom-urls':
    "The list reads GET /v1/creator/custom-urls, which shows an admin everybody's too.",
  'GET /v1/admin/games': 'The list reads GET /v1/admin/games/search, which filters by more.',
  'GET /v1/admin/games/recommend': 'A widget fills itself up; nobody looks at the scores yet.',
  'GET /v1/admin/leaderboards/{id}/players-list':
    'The page of a board reads the same players with what keeps them out of the drawing.',
  'GET /v1/admin/leaderboards/{id}/points/{userId}': "The board's list has everybody's points.",
  'GET /v1/admin/leaderboards/{id}/points/{userId}/top/{n}': "The board's list begins with them.",
  'GET /v1/admin/leaderboards/{id}/top/{n}': "The board's list begins with them.",
  'GET /v1/admin/leaderboards/ledger/{userId}':
    'The ledger shows the same lines for a player and the currency point.',
  'GET /v1/admin/leaderboards/points': "No page shows a person's standing on every board yet.",
  'GET /v1/admin/profiles': 'The list of people finds the same accounts.',
  'GET /v1/admin/profiles/{id}':
    'Holds personal data for payouts and taxes; no page needs it, and reading it is audited.',
  'PATCH /v1/admin/profiles/{id}': 'No page shows a profile, so none changes one.',
  'POST /v1/admin/remotes/check': 'A release is checked where it is built.',
  'POST /v1/admin/remotes/publish': 'A release is published where it is built.',
  'GET /v1/console': 'The host asks it before it shows the console.',
  'GET /v1/creators/creators': 'No page shows a creator their own record yet.',
  'PATCH /v1/creators/creators': 'No page shows a creator their own record yet.',
} as const satisfies Partial<Record<keyof Calls, string>>

const FOR_THEM = /^For (super admins|admins|creators)\b/

interface Described {
  paths: Record<string, Record<string, { description?: string }>>
}

const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as Described

/** Their calls, by method and path. */
const calls = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, { description = '' }]) => FOR_THEM.test(description))
    .map(([method]) => `${method.toUpperCase()} ${path}`)
)

const sources = globSync('remotes/admin/src/**/*.{ts,tsx}').filter(
  (path) => !/\.spec\.|gallery|\/testing\/|\/form_calls|\/generated_/.test(path)
)

const NAMED = /['"`]((?:GET|POST|PUT|PATCH|DELETE) [^'"`\n]+)['"`]/g
const WORD = /'([\w/{}-]+)'/g
const GAP = /\$\{[^}]*\}/

const found = (source: string, pattern: RegExp) =>
  Array.from(source.matchAll(pattern), ([, text]) => text!)

/** What a name stands for: `POST ${path}/{id}/declare` is each call whose gap holds a word of the same folder. */
function isNamedBy(name: string, words: ReadonlySet<string>): (call: string) => boolean {
  const [head, tail] = name.split(GAP)
  if (tail === undefined) return (call) => call === name
  return (call) =>
    call.startsWith(head!) &&
    call.endsWith(tail) &&
    words.has(call.slice(head!.length, call.length - tail.length))
}

const names = [...Map.groupBy(sources, dirname).values()].flatMap((folder) => {
  const source = folder.map((path) => readFileSync(path, 'utf8')).join('\n')
  const words = new Set(found(source, WORD))
  return found(source, NAMED).map((name) => isNamedBy(name, words))
})

const isCalled = (call: string) => names.some((stands) => stands(call))

test.group('House | a call of admins or creators', () => {
  test('has a screen in the console, or a reason for having none', ({ assert }) => {
    const uncalled = calls.filter((call) => !isCalled(call))
    assert.sameMembers(uncalled, Object.keys(WITHOUT_SCREEN))
  })

  test('is sent by a form if its limits are written for one', ({ assert }) => {
    const checked = found(readFileSync('remotes/admin/src/form/form_calls.ts', 'utf8'), NAMED)
    assert.isNotEmpty(checked)
    assert.deepEqual(
      checked.filter((call) => !isCalled(call)),
      []
    )
  })

  test('is found where a page names it whole, and where it builds the name', ({ assert }) => {
    assert.isTrue(isCalled('GET /v1/admin/ledger'))
    assert.isTrue(isCalled('POST /v1/creator/games/{id}/declare'))
    assert.isTrue(isCalled('POST /v1/admin/experiments/{id}/start'))
    assert.isFalse(isCalled('POST /v1/admin/experiments/{id}/report'))
  })
})
