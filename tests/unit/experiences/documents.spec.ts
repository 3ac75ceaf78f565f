import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { EXPERIENCE_SCHEMA } from '#experiences/contract'
import { BUILT_IN } from '#experiences/domain/built_in_documents'
import { contrastWarnings, TOKEN_DEFAULTS } from '#experiences/domain/contrast_warnings'
import { differencesOf } from '#experiences/domain/differences_of_documents'
import { documentFaults } from '#experiences/domain/document_faults'
import { explain } from '#experiences/domain/explain'
import type { ExperienceScope } from '#experiences/contract'

test.group('Documents that come with the release', () => {
  for (const [scope, documents] of Object.entries(BUILT_IN)) {
    for (const [owner, doc] of Object.entries(documents)) {
      test(`${scope} ${owner} can be published`, ({ assert }) => {
        assert.deepEqual(documentFaults(doc, scope as ExperienceScope), [])
        assert.deepEqual(contrastWarnings(doc), [])
      })
    }
  }

  test('the schema says every flag, with what it does', ({ assert }) => {
    type Flags = {
      properties: Record<string, { description?: string; anyOf?: { description?: string }[] }>
    }
    const { properties } = EXPERIENCE_SCHEMA as unknown as { properties: Record<string, Flags> }
    const { themeFlags, experimentFlags } = properties
    assert.lengthOf(Object.keys(themeFlags!.properties), 32)
    assert.lengthOf(Object.keys(experimentFlags!.properties), 11)
    for (const flag of Object.values({
      ...themeFlags!.properties,
      ...experimentFlags!.properties,
    })) {
      assert.isString(flag.description ?? flag.anyOf?.[0]?.description)
    }
  })
})

test.group('documentFaults', () => {
  test('takes links to pages, and to nothing else', ({ assert }) => {
    const link = (href: string) => ({
      widgetComponents: [
        { componentName: 'BrandedImage', panel: 'top', position: 'top-left', props: { href } },
      ],
    })
    for (const href of ['https://orbit.example/quiz', 'http://orbit.example', '/prizes?tab=2']) {
      assert.deepEqual(documentFaults(link(href), 'partner'), [], href)
    }
    const strange = [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//orbit.example',
      'orbit',
    ]
    for (const href of strange) {
      const [fault] = documentFaults(link(href), 'partner')
      assert.include(fault, 'widgetComponents[0].props.href must lead to a page', href)
    }
  })

  test('takes ads of a server that is named, and of no other kind of address', ({ assert }) => {
    const ads = {
      provider: 'ima',
      vastTag: 'https://ads.example.com/vast?slot=1',
      altVastTag: '/demo/ads/vast.xml',
      origins: ['https://cdn.example.com'],
      preroll: true,
      everyGames: 2,
    }
    assert.deepEqual(documentFaults({ ads }, 'partner'), [])
    const faulty = {
      provider: 'google',
      vastTag: 'http://ads.example.com/vast',
      altVastTag: 'https://ads;script-src.example/vast',
      origins: [
        'https://cdn.example.com/films',
        "https://a.example 'unsafe-inline'",
        'https://*',
        '//ads.example.com',
      ],
      everyGames: 0,
    }
    assert.deepEqual(
      documentFaults({ ads: faulty }, 'partner').map((fault) => fault.split(' ')[0]),
      [
        'ads.provider',
        'ads.vastTag',
        'ads.altVastTag',
        'ads.origins[0]',
        'ads.origins[1]',
        'ads.origins[2]',
        'ads.origins[3]',
        'ads.everyGames',
      ]
    )
  })

  test('takes statistics of vendors that are named by key, and of no other address', ({
    assert,
  }) => {
    const analytics = {
      own: false,
      posthog: { key: 'phc_0123456789', origin: 'https://eu.i.posthog.com' },
      amplitude: { key: '0123456789abcdef' },
    }
    assert.deepEqual(documentFaults({ analytics }, 'partner'), [])
    const faulty = {
      own: 'no',
      posthog: { key: '<script>', origin: 'http://eu.i.posthog.com' },
      amplitude: { origin: 'https://a.example;script-src' },
      other: {},
    }
    assert.deepEqual(
      documentFaults({ analytics: faulty }, 'partner').map((fault) => fault.split(' ')[0]),
      [
        'analytics.own',
        'analytics.posthog.key',
        'analytics.posthog.origin',
        'analytics.amplitude.key',
        'analytics.amplitude.origin',
        'analytics.other',
      ]
    )
  })

  test('names each fault by its path, and guesses what was meant', ({ assert }) => {
    const doc = {
      themeFlag: {},
      themeFlags: { setMaxwidth: 400, onboardingGameLimit: 0 },
      experimentFlags: { arcade: 'yes' },
      loggedOutOverrides: { loggedOutOverrides: {} },
      experienceConfigOverride: { expanded: { themeFlags: { lockedPickDelay: 90 } } },
      passiveComponentFlags: { Meme: {} },
      hostFlags: { blackTickets: true, allowHostAuthRelay: true },
    }
    assert.deepEqual(documentFaults(doc, 'flavour'), [
      'themeFlag is not known; did you mean themeFlags?',
      'themeFlags.setMaxwidth is not known; did you mean setMaxWidth?',
      'themeFlags.onboardingGameLimit must be games from 1 to 1000',
      'experimentFlags.arcade must be true or false',
      'loggedOutOverrides.loggedOutOverrides is not known',
      'experienceConfigOverride.expanded.themeFlags.lockedPickDelay must be seconds from 0 to 60',
      'passiveComponentFlags.Meme must be true or false',
      'hostFlags.blackTickets must be false: black tickets can only be switched off here',
      'hostFlags.allowHostAuthRelay is not known',
    ])
    const flags = { hostFlags: { redBanner: true } }
    assert.lengthOf(documentFaults(flags, 'host'), 0)
    assert.lengthOf(documentFaults(flags, 'partner'), 1)
    const spanish = { hostFlags: { language: 'es-mx' } }
    assert.lengthOf(documentFaults(spanish, 'partner'), 0)
    assert.lengthOf(documentFaults(spanish, 'widget'), 1)
    assert.lengthOf(documentFaults({ hostFlags: { language: 'fr-fr' } }, 'partner'), 1)
    assert.match(documentFaults({ widgetTheme: { a: 'x'.repeat(100_000) } }, 'base')[0]!, /100000/)
  })
})

test.group('contrastWarnings', () => {
  test('knows the colours of the style sheet', async ({ assert }) => {
    const css = await readFile('widget-shell/card-kit/src/tokens.css', 'utf8')
    for (const [scheme, tokens] of Object.entries(TOKEN_DEFAULTS)) {
      const own = css.slice(css.indexOf(`[data-theme='${scheme}']`))
      for (const [name, colour] of Object.entries(tokens)) {
        const line = `--vs-${name}: ${colour};`
        const said = own.slice(0, own.indexOf('}'))
        const source = said.includes(`--vs-${name}:`) ? said : css.slice(0, css.indexOf('}'))
        assert.include(source, line, scheme)
      }
    }
  })

  test('warns where a partner’s colour makes text unreadable, in each scheme', ({ assert }) => {
    assert.deepEqual(contrastWarnings({ widgetTheme: { 'color-accent': '#fc0' } }), [])
    assert.deepEqual(contrastWarnings({ widgetTheme: { 'color-accent': '#2a1d00' } }), [
      'widgetTheme: color-accent-ink on color-accent has a contrast of 1.1 in the light scheme, below 4.5',
      'widgetTheme: color-accent-ink on color-accent has a contrast of 1.1 in the dark scheme, below 4.5',
    ])
    assert.lengthOf(contrastWarnings({ gameTheme: { 'color-surface': '#fff' } }), 2)
    const shown = { componentsTheme: { Answers: { 'color-side-a': 'var(--brand)' } } }
    assert.match(contrastWarnings(shown)[0]!, /Answers: .*cannot be checked/)
    assert.deepEqual(contrastWarnings(null), [])
  })
})

test.group('explain', () => {
  const layer = (scope: ExperienceScope, version: number, doc: object) =>
    ({ scope, owner: scope === 'base' ? '' : 'orbit', version, doc }) as const
  const layers = [
    layer('flavour', 2, { themeFlags: { setMaxWidth: 500 }, widgetTheme: { accent: 'red' } }),
    layer('partner', 3, {
      themeFlags: { setMaxWidth: 600 },
      widgetTheme: { accent: null },
      loggedOutOverrides: { themeFlags: { setMaxWidth: 700 } },
    }),
  ]

  test('names the documents of a value in their order', ({ assert }) => {
    const path = ['themeFlags', 'setMaxWidth']
    const { value, said } = explain(layers, path, { loggedIn: true, expanded: false })
    assert.equal(value, 600)
    assert.deepEqual(
      said.map((it) => [it.scope, it.version, it.value]),
      [
        ['built-in', 0, 800],
        ['flavour', 2, 500],
        ['partner', 3, 600],
      ]
    )
    const out = explain(layers, path, { loggedIn: false, expanded: false })
    assert.equal(out.value, 700)
    assert.deepInclude(out.said.at(-1), { scope: 'partner', state: 'loggedOut', value: 700 })
  })

  test('says what took a value away, and nothing of what nobody says', ({ assert }) => {
    const moment = { loggedIn: true, expanded: false }
    const gone = explain(layers, ['widgetTheme', 'accent'], moment)
    assert.isNull(gone.value)
    assert.deepInclude(gone.said.at(-1), { scope: 'partner', value: null })
    assert.deepEqual(explain(layers, ['widgetTheme', 'ink'], moment), { value: null, said: [] })
    assert.deepEqual(explain(layers, ['__proto__', 'ink'], moment), { value: null, said: [] })
  })
})

test.group('differencesOf', () => {
  test('tells values by path and lists as a whole', ({ assert }) => {
    const before = { a: 1, b: { c: [1, 2], d: 4 }, e: true }
    const after = { b: { c: [1], d: 4, f: null }, e: true }
    assert.deepEqual(differencesOf(before, after), [
      { path: 'a', before: 1 },
      { path: 'b.c', before: [1, 2], after: [1] },
      { path: 'b.f', after: null },
    ])
  })
})
