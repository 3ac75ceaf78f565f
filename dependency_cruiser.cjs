/** The borders of the house: who may import whom. A new direction needs an ADR and one entry here. */

/** Which module may ask which other one, through its contract or its events. There is no circle in it. */
const DIRECTIONS = {
  accounts: ['profiles', 'creators'],
  achievements: ['profiles', 'wallets', 'leaderboards'],
  analytics: ['widgets', 'partner_domains', 'experiments'],
  assets: [],
  audit: ['profiles'],
  auth: [
    'accounts',
    'profiles',
    'wallets',
    'leaderboards',
    'partner_domains',
    'return_addresses',
    'partner_programmes',
  ],
  creators: ['assets'],
  custom_urls: ['widgets', 'games', 'creators'],
  cuts: ['creators', 'profiles', 'wallets', 'partner_domains'],
  experiences: ['partner_domains', 'remotes'],
  experiments: ['experiences', 'partner_domains'],
  gameplays: [
    'achievements',
    'games',
    'creators',
    'wallets',
    'cuts',
    'leaderboards',
    'notifications',
    'partner_domains',
    'profiles',
    'return_addresses',
    'partner_programmes',
  ],
  games: ['creators'],
  leaderboards: ['profiles'],
  legal: [],
  notifications: [],
  partner_domains: ['profiles'],
  payments: [],
  playlists: ['games', 'partner_domains'],
  prizes: ['leaderboards', 'profiles'],
  profiles: ['assets'],
  remotes: ['partner_domains'],
  return_addresses: ['partner_domains', 'remotes'],
  partner_programmes: [],
  wallets: ['profiles', 'partner_domains'],
  widgets: [
    'creators',
    'playlists',
    'games',
    'gameplays',
    'partner_domains',
    'experiences',
    'experiments',
    'remotes',
  ],
}

const modules = Object.keys(DIRECTIONS)
const anyModule = `(?:${[...modules, 'pages'].join('|')})`
const DOOR = '/(?:contract\\.ts$|events/)'
const SPEC = '\\.spec\\.tsx?$|/testing/'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const directions = modules.map((module) =>
  forbid(
    `direction-of-${module.replaceAll('_', '-')}`,
    `${module} may ask only: ${DIRECTIONS[module].join(', ') || 'nobody'}`,
    { path: `^backend/${module}/` },
    {
      path: `^backend/${anyModule}/`,
      pathNot: `^backend/(?:${[module, ...DIRECTIONS[module]].join('|')})/`,
    }
  )
)

const backend = [
  forbid(
    'through-the-door',
    'Another module is reached through its contract or its events only',
    { path: `^backend/(${anyModule})/` },
    { path: `^backend/${anyModule}/`, pathNot: [`^backend/$1/`, DOOR] }
  ),
  forbid(
    'known-module',
    'A folder of backend/ is a module with directions, or one of those that are none',
    { path: '^backend/' },
    { path: '^backend/', pathNot: `^backend/(?:${anyModule}|shared|start|commands|demo)/` }
  ),
  forbid(
    'nobody-needs-the-demo',
    'The product runs without its demo; only the configuration and the start choose it',
    { path: '^backend/', pathNot: '^backend/(?:demo|start|commands)/' },
    { path: '^backend/demo/' }
  ),
  forbid(
    'shared-knows-no-module',
    'The kernel has no domain word',
    { path: '^backend/shared/' },
    { path: `^backend/(?:${anyModule}|commands)/` }
  ),
  forbid(
    'controllers-deliver',
    'Controllers call actions and queries; models stay below them',
    { path: '^backend/[^/]+/controllers/' },
    { path: '^backend/[^/]+/models/' }
  ),
  forbid(
    'delivery-stays-above',
    'Validators, transformers and controllers serve delivery; nothing below imports them',
    { path: '^backend/[^/]+/(?:actions|queries|models)/' },
    { path: '^backend/[^/]+/(?:controllers|validators|transformers)/' }
  ),
  forbid(
    'models-are-the-ground',
    'A model imports no action and no query',
    { path: '^backend/[^/]+/models/' },
    { path: '^backend/[^/]+/(?:actions|queries)/' }
  ),
  forbid(
    'no-http-below-controllers',
    'Actions, queries and models know no request',
    { path: '^backend/[^/]+/(?:actions|queries|models)/' },
    { path: '@adonisjs/core/.*http' }
  ),
  forbid(
    'contracts-speak-no-http',
    'A contract and the values it is made of know no request; controllers read the headers',
    { path: '^backend/[^/]+/(?:contract\\.ts$|domain/|events/)', pathNot: '^backend/shared/' },
    { path: '@adonisjs/core/.*http|@vinejs/' }
  ),
  forbid(
    'contracts-need-no-http',
    'What a contract is made of stands at the root of the kernel, not among what happens to requests',
    { path: '^backend/[^/]+/contract\\.ts$' },
    { path: '^backend/shared/http/' }
  ),
  forbid(
    'server-knows-no-browser',
    'The server reads what was built, never its sources',
    { path: '^(?:backend|config)/' },
    { path: '^(?:widget-shell|remotes)/' }
  ),
]

const browser = [
  forbid(
    'browser-knows-no-server',
    'The widget talks to the server through the API',
    { path: '^(?:widget-shell|remotes|rules)/' },
    { path: '^(?:backend|config|database)/' }
  ),
  forbid(
    'rules-stand-alone',
    'The rules import nothing but themselves',
    { path: '^rules/', pathNot: SPEC },
    { pathNot: '^rules/' }
  ),
  forbid(
    'engine-is-pure',
    'The engine knows the rules, and the types of cards: no React, no store, no network',
    { path: '^widget-shell/host/engine/', pathNot: SPEC },
    {
      pathNot: '^(?:rules/|widget-shell/host/engine/)',
      dependencyTypesNot: ['type-only'],
    }
  ),
  forbid(
    'loader-stays-small',
    'The loader shares the messages and the rules, and depends on nothing',
    { path: '^widget-shell/loader/', pathNot: [SPEC, 'webpack\\.config'] },
    {
      pathNot:
        '^(?:rules/|widget-shell/loader/|widget-shell/host/bridge/(?:messages|page_data)\\.ts$)',
    }
  ),
  forbid(
    'card-kit-knows-no-shell',
    'Card-kit is published: it knows neither the host nor any remote',
    { path: '^widget-shell/card-kit/' },
    { path: '^(?:widget-shell/(?:host|loader)|remotes)/' }
  ),
  forbid(
    'host-knows-no-remote',
    'The host knows no card by name',
    { path: '^widget-shell/(?:host|gallery)/' },
    { path: '^(?:remotes|widget-shell/loader)/' }
  ),
  forbid(
    'host-knows-no-gallery',
    'What only shows the cards stays out of what players load',
    { path: '^widget-shell/(?:host|card-kit)/' },
    { path: '^widget-shell/gallery/' }
  ),
  forbid(
    'remotes-use-card-kit',
    'A remote is built on card-kit, the rules and React alone',
    { path: '^(remotes/[^/]+)/', pathNot: [SPEC, '^remotes/admin/'] },
    { pathNot: ['^$1/', '^rules/', '^widget-shell/card-kit/', '^node_modules/react/'] }
  ),
  forbid(
    'console-uses-its-library',
    'The console is built on card-kit, the rules, React, its router and its one library (ADR 0052)',
    { path: '^(remotes/admin)/', pathNot: SPEC },
    {
      pathNot: [
        ...['^$1/', '^rules/', '^widget-shell/card-kit/', '^node_modules/react/'],
        ...['^node_modules/react-router/', '^node_modules/react-aria-components/'],
      ],
    }
  ),
]

module.exports = {
  forbidden: [
    forbid(
      'not-to-unresolvable',
      'What cannot be found cannot be checked',
      {},
      { couldNotResolve: true }
    ),
    forbid(
      'no-circular',
      'A circle has no order in which to load it; types may mention each other',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } }
    ),
    ...directions,
    ...backend,
    ...browser,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:build|tmp|storage)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    webpackConfig: { fileName: 'tools/lib/borders_resolve.cjs' },
  },
}
